/** Requests over HTTP. A refused one throws `RefusedError`, a lost one `LostError`. */
import { entropyFor } from './shuffle-entropy';
import type {
  Invitation,
  Joining,
  Made,
  Messages,
  NewTable,
  Offer,
  Position,
  Promising,
  Recovering,
  Refusal,
  Rematching,
  SealInfo,
  Seated,
  TableInfo,
  Taking,
} from './protocol';
import type { ReplayPart } from './replay-table.svelte';

export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.reason);
  }
}

export class LostError extends Error {}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = body === undefined ? undefined : { 'content-type': 'application/json' };
  const found = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new LostError('the server cannot be reached');
  });
  if (!found.ok) throw await refusedBy(found);
  return found;
}

async function refusedBy(response: Response): Promise<Error> {
  const body = (await response.json().catch(() => null)) as { refusal?: Refusal } | null;
  return body?.refusal ? new RefusedError(body.refusal) : new LostError(response.statusText);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

/** A server that does not know its own address gives links without one. */
function absolute(invitation: Invitation): Invitation {
  return { ...invitation, link: new URL(invitation.link, location.origin).href };
}

export const api = {
  offer: () => json<Offer>('GET', '/games'),
  tables: () => json<TableInfo[]>('GET', '/tables'),
  table: (table: string) => json<TableInfo>('GET', `/tables/${table}`),
  /** The position of a game, without the entries before number `since`. */
  position: async (table: string, seat: number, since: number): Promise<Position | undefined> => {
    const query = `seat=${seat}&since=${since}&wait=0`;
    const { messages } = await json<Messages>('GET', `/tables/${table}/updates?${query}`);
    const update = messages.find(message => message.type === 'update');
    return update?.position ?? undefined;
  },
  /** The server's commitment to a deck, before anybody gives bits for it (docs/seal.md). */
  promise: async () => (await json<Promising>('POST', '/promises')).promise,
  make: async (wish: NewTable): Promise<Made> => {
    const entropy = entropyFor(wish.promise);
    const made = await json<Made>('POST', '/tables', { entropy, ...wish });
    return { ...made, invitations: made.invitations?.map(absolute) };
  },
  /** `promise` is the commitment that was shown. */
  take: (table: string, seat: number, wish: Taking, promise?: string | null) => {
    const entropy = entropyFor(promise);
    return json<Seated>('POST', `/tables/${table}/seats/${seat}`, { entropy, ...wish });
  },
  /** The table that an invitation leads to, before it is accepted. */
  invited: (invitation: string) => json<TableInfo>('POST', '/invitations', { invitation }),
  join: (wish: Joining) => json<Seated>('POST', '/join', { entropy: entropyFor(), ...wish }),
  recover: (wish: Recovering) => json<Seated>('POST', '/recover', wish),
  link: async (table: string, seat: number, host?: number) => {
    const query = host === undefined ? '' : `?as=${host}`;
    return absolute(await json<Invitation>('POST', `/tables/${table}/seats/${seat}/links${query}`));
  },
  rematch: (table: string, seat: number, wish: Rematching) =>
    json<Seated>('POST', `/tables/${table}/rematch?seat=${seat}`, wish),
  seal: (table: string) => json<SealInfo>('GET', `/tables/${table}/seal`),
  record: async (table: string) => (await ask('GET', `/tables/${table}/record`)).text(),
  /** A finished table, play by play, from number `first` on. */
  replay: (table: string, first: number) =>
    json<ReplayPart>('GET', `/tables/${table}/replay?first=${first}`),
  replayRecord: (record: string, first: number) =>
    json<ReplayPart>('POST', `/replay?first=${first}`, { record }),
  cards: <Cards>(game: string) => json<Cards>('GET', `/cards/${game}`),
};
