import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rematch } from '$src/table/rematch';
import { ownSeats } from '$src/platform/own-seats.svelte';
import { makeTable, offering, preparingNotice } from './offer.svelte';
import type { BotInfo, NewTable, Offer } from './protocol';
import { speech } from '$src/i18n/speech.svelte';

interface Asked {
  path: string;
  body: { promise?: string | null; entropy?: string };
}

/** A server that gives these answers, and remembers the requests. */
function server(answers: Record<string, object>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(body ?? '{}')) });
    return new Response(JSON.stringify(answers[path]));
  });
  return asked;
}

const SEATED = { table: 't', seat: 0, recovery: 'code' };
const WISH: NewTable = { game: 'antiquity', seats: [{ kind: 'me', name: 'Ada' }] };

beforeEach(() => ownSeats.forget('t'));
afterEach(() => vi.unstubAllGlobals());

it('who makes a table has the promise before giving bits, and remembers it', async () => {
  const made = { table: 't', seated: SEATED };
  const asked = server({ '/api/promises': { promise: 'p' }, '/api/tables': made });
  await makeTable(WISH);

  expect(asked.map(({ path }) => path)).toEqual(['/api/promises', '/api/tables']);
  expect(asked[0]?.body).toEqual({});
  expect(asked[1]?.body).toMatchObject({ promise: 'p' });
  expect(asked[1]?.body.entropy).toMatch(/^[0-9a-f]{32}$/);
  expect(ownSeats.promised('t')).toBe('p');
});

it('a table that goes on from a record is promised nothing', async () => {
  const asked = server({ '/api/tables': { table: 't', seated: SEATED } });
  await makeTable({ ...WISH, record: 'a record' });

  expect(asked.map(({ path }) => path)).toEqual(['/api/tables']);
  expect(ownSeats.promised('t')).toBeUndefined();
});

it('a table of the guide is at no moment one of my tables', async () => {
  server({ '/api/promises': { promise: 'p' }, '/api/tables': { table: 't', seated: SEATED } });
  const add = vi.spyOn(ownSeats, 'add');
  await makeTable(WISH, { isGuided: true });

  expect(add).toHaveBeenCalledWith(SEATED, 'Ada', 'p', 'antiquity', true);
  expect(ownSeats.isGuided('t')).toBe(true);
});

const BITS = expect.stringMatching(/^[0-9a-f]{32}$/);

it.each([
  ['at no table', null, 'open', { promise: 'p', entropy: BITS }],
  ['at a table', 't', 'reserved', { promise: 'q', entropy: BITS }],
  ['at a table, I too', 't', 'person', { promise: 'q', entropy: null }],
])('who plays again does, too: the others are %s', async (_, found, kind, sent) => {
  const asked = server({
    '/api/tables/old': { rematch: found },
    '/api/tables/t': { commitment: 'q', seats: [{ kind }] },
    '/api/promises': { promise: 'p' },
    '/api/tables/old/rematch?seat=0': SEATED,
  });
  await rematch({ id: 'old', seat: 0, names: ['Ada'] });

  expect(asked[1]?.path).toBe(found ? '/api/tables/t' : '/api/promises');
  expect(asked[2]?.body).toEqual(sent);
  expect(ownSeats.promised('t')).toBe(sent.promise);
});

const bot = (name: string, prepared?: boolean) => ({ name, rating: null, level: null, prepared });
const offered = (prepared: boolean | undefined, whole: boolean, ...bots: BotInfo[]): Offer => ({
  games: [{ game: 'antiquity', rules: 1, seats: [2], options: [], bots, hints: true, prepared }],
  prepared: whole,
});

it.each([
  ['nothing is compiled', offered(false, false, bot('clio', false)), 'shell-preparing'],
  ['an old server compiles', offered(undefined, false, bot('clio')), 'shell-preparing'],
  ['one bot is not ready', offered(true, false, bot('clio', false)), 'shell-preparing-bots'],
  ['another bot is not ready', offered(true, false, bot('clio', true), bot('x', false)), ''],
  ['all is ready', offered(true, true, bot('clio', true)), ''],
])('the notice while %s', (_, offer, expected) => {
  const speaker = { say: (message: string) => message };
  speech.speaker = speaker as unknown as typeof speech.speaker;
  offering.offer = offer;

  expect(preparingNotice('antiquity', ['clio'])).toBe(expected);
});
