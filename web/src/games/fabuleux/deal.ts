/** Deals again what a record says was dealt, as docs/seal.md tells, and compares. */
import type { SealInfo } from '$lib/protocol';
import { promiseOf, Stream, type Verdict } from '$lib/seal';
import type { Deck } from './deck';

const TAG = /^\[(\w+) "(.*)"\]$/gm;
const USUAL_COLLECTORS = 4;

/** `promised` is what was shown before the game. */
export async function checkDeal(
  seal: SealInfo,
  record: string,
  promised: string | null,
  deck: Deck,
): Promise<Verdict> {
  const tags = Object.fromEntries(Array.from(record.matchAll(TAG), found => [found[1], found[2]]));
  const { Seal, Deck: dealt = '', Options = '', First = '' } = tags as Record<string, string>;
  if (!Seal) return 'none';
  if (!globalThis.crypto?.subtle || Options.includes('deck=')) return 'unable';
  const [version, table = '', promise, secret = '', entropy = ''] = Seal.split(' ');
  if (promise !== (promised ?? seal.commitment)) return 'promise';
  if ((await promiseOf(table, secret, Number(version))) !== promise) return 'promise';
  const message = `monuments deal ${version} ${table} fabuleux [${Options}] ${entropy}`;
  const again = await deal(new Stream(secret, message), entropy.split(',').length, Options, deck);
  return again.cards.join(' ') === dealt && again.first === First ? 'honest' : 'deal';
}

async function deal(stream: Stream, seats: number, options: string, deck: Deck) {
  const count = Number(/\bcollectors=(\d+)/.exec(options)?.[1] ?? USUAL_COLLECTORS);
  const pool = deck.collectors.map(({ code }) => code);
  const drawn: string[] = [];
  while (drawn.length < count) {
    const j = await stream.below(pool.length);
    drawn.push(pool[j] as string);
    pool[j] = pool.at(-1) as string;
    pool.pop();
  }
  const cards = [...deck.monuments.map(({ code }) => code), ...drawn];
  await stream.shuffle(cards);
  const named = /\bfirst=(\d+)/.exec(options)?.[1];
  const first = named ?? String((await stream.below(seats)) + 1);
  return { cards: cards.slice(0, cards.length - (cards.length % seats)), first };
}
