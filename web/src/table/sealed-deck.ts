/** Checks in the page that a deck was fixed before the game (docs/seal.md). */
import type { SealInfo } from '$src/net/protocol';

/**
 * `none`: the table has no seal; `promise`: another secret was promised; `deal`: another deck was;
 * `bits`: what was given here for the shuffle did not go into it;
 * `unable`: this page may not compute it (it has not come over a safe connection, or the game is
 * not known here).
 */
export type Verdict = 'honest' | 'none' | 'promise' | 'deal' | 'bits' | 'unable';

const WORD = 32;
const BLOCK_WORDS = 8;
const TAG = /^\[(\w+) "(.*)"\]$/gm;

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array((hex.match(/../g) ?? []).map(pair => parseInt(pair, 16)));
const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('');

export async function promiseOf(table: string, secret: string, version = 1): Promise<string> {
  const text = `monuments seal ${version} ${table} ${secret}`;
  return hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** Numbers from a secret and a message; 32 bits at a time. */
export class Stream {
  private words: number[] = [];
  private count = 0;
  private key: Promise<CryptoKey>;

  constructor(
    secret: string,
    private readonly message: string,
  ) {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    this.key = crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign']);
  }

  async word(): Promise<number> {
    if (!this.words.length) {
      const text = new TextEncoder().encode(`${this.message} ${this.count++}`);
      const block = new DataView(await crypto.subtle.sign('HMAC', await this.key, text));
      this.words = Array.from({ length: BLOCK_WORDS }, (_, i) => block.getUint32(4 * i));
    }
    return this.words.shift() ?? 0;
  }

  /** The highest bits of the next word, as many as `number` has; again while too large. */
  async below(number: number): Promise<number> {
    const bits = WORD - Math.clz32(number);
    for (;;) {
      const drawn = (await this.word()) >>> (WORD - bits);
      if (drawn < number) return drawn;
    }
  }

  /** The seat that begins, as records count them: from one. */
  async first(seats: number): Promise<string> {
    return String((await this.below(seats)) + 1);
  }

  async shuffle<T>(cards: T[]): Promise<void> {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = await this.below(i + 1);
      [cards[i], cards[j]] = [cards[j] as T, cards[i] as T];
    }
  }
}

/** A record's account of the deal. */
export interface Sealed {
  seats: number;
  options: string;
  deck: string;
}

export interface Dealer {
  game: string;
  /** Deal again; undefined where the page does not have the cards. */
  deal: (stream: Stream, sealed: Sealed) => Promise<{ cards: string[]; first: string } | undefined>;
}

/** Whether these bits for the shuffle are among those that a record names. */
export function hasBits(record: string, bits: string): boolean {
  const seals = Array.from(record.matchAll(TAG)).filter(([, tag]) => tag === 'Seal');
  return seals.at(-1)?.[2]?.split(' ').at(-1)?.split(',').includes(bits) ?? false;
}

/** Repeat the deal of a record. `promised` is the commitment shown before the game. */
export async function checkSeal(
  seal: SealInfo,
  record: string,
  promised: string | null,
  dealer: Dealer,
): Promise<Verdict> {
  const tags = Object.fromEntries(Array.from(record.matchAll(TAG), found => [found[1], found[2]]));
  const { Seal, Deck = '', Options = '', Game = '', First = '' } = tags as Record<string, string>;
  if (!Seal) return promised ? 'promise' : 'none';
  if (!globalThis.crypto?.subtle || Game !== dealer.game) return 'unable';
  const [version, table = '', promise, secret = '', entropy = ''] = Seal.split(' ');
  const shown = promised ?? seal.commitment;
  if ((await promiseOf(table, secret, Number(version))) !== promise || promise !== shown) {
    return 'promise';
  }
  const message = `monuments deal ${version} ${table} ${Game} [${Options}] ${entropy}`;
  const sealed = { seats: entropy.split(',').length, options: Options, deck: Deck };
  const dealt = await dealer.deal(new Stream(secret, message), sealed);
  if (!dealt) return 'unable';
  return dealt.cards.join(' ') === Deck && dealt.first === First ? 'honest' : 'deal';
}
