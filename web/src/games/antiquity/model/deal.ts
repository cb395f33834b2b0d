/** Repeats the deal of a record, as docs/seal.md describes. */
import type { Dealer } from '$src/table/sealed-deck';
import { MONUMENTS } from './cards';

const VALUES = 9;

export const dealer: Dealer = {
  game: 'antiquity',
  async deal(stream, { seats, options, deck }) {
    let cards = deck.split(' ').sort();
    if (seats === 2 && !options.includes('left-out=')) {
      const left = MONUMENTS[await stream.below(MONUMENTS.length)];
      const used = MONUMENTS.filter(code => code !== left);
      cards = used.flatMap(code => Array.from({ length: VALUES }, (_, i) => `${code}${i + 1}`));
    }
    await stream.shuffle(cards);
    return { cards, first: await stream.first(seats) };
  },
};
