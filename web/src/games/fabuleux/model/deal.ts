/** Repeats the deal of a record, as docs/seal.md describes. */
import type { Dealer, Stream } from '$src/table/sealed-deck';
import type { Deck } from './deck';

const USUAL_COLLECTORS = 4;

/** A dealer of these cards; those of a host's own are not known here. */
export function dealerOf(deck: Deck): Dealer {
  return {
    game: 'fabuleux',
    async deal(stream, { seats, options }) {
      if (options.includes('deck=')) return undefined;
      const count = Number(/\bcollectors=(\d+)/.exec(options)?.[1] ?? USUAL_COLLECTORS);
      const codes = (cards: readonly { code: string }[]) => cards.map(({ code }) => code);
      const cards = [
        ...codes(deck.monuments),
        ...(await drawn(stream, count, codes(deck.collectors))),
      ];
      await stream.shuffle(cards);
      const named = /\bfirst=(\d+)/.exec(options)?.[1];
      const first = named ?? (await stream.first(seats));
      return { cards: cards.slice(0, cards.length - (cards.length % seats)), first };
    },
  };
}

/** Draw `count` of a pool; its last item takes the place of each one drawn. */
async function drawn(stream: Stream, count: number, pool: string[]): Promise<string[]> {
  const found: string[] = [];
  while (found.length < count) {
    const j = await stream.below(pool.length);
    found.push(pool[j] as string);
    pool[j] = pool.at(-1) as string;
    pool.pop();
  }
  return found;
}
