import { describe, expect, it } from 'vitest';
import { folded, grouped, rungsOf, stacksOf, standing } from './cards';
import { linesOf, totalsUpTo } from './sheet';
import type { ColourView, View } from './view';

describe('cards', () => {
  it('groups a hand by monument, the high cards first, unknown ones last', () => {
    expect(grouped(['?', 'ZEU1', 'AKR2', 'AKR9'])).toEqual([
      { monument: 'AKR', cards: ['AKR9', 'AKR2'] },
      { monument: 'ZEU', cards: ['ZEU1'] },
      { monument: '?', cards: ['?'] },
    ]);
  });

  it('keeps the order of a stack', () => {
    const colour = { exhibition: { ZEU: [4, 9], AKR: [7] } } as unknown as ColourView;
    expect(stacksOf(colour)).toEqual([
      { monument: 'AKR', cards: ['AKR7'] },
      { monument: 'ZEU', cards: ['ZEU4', 'ZEU9'] },
    ]);
  });

  it('folds the oldest cards of a high stack', () => {
    expect(folded(5, 5)).toBe(0);
    expect(folded(9, 5)).toBe(5);
  });

  it('has a rung for every number of pages', () => {
    const view = { ladder: [{ colour: 'red', pages: 12, place: 1 }] } as View;
    expect(rungsOf(view)).toHaveLength(13);
    expect(rungsOf(view)[11]?.writers).toMatchObject([{ colour: 'red', place: 1 }]);
  });
});

const VIEW = {
  colours: [
    {
      colour: 'red',
      powers: [],
      score: { histories: 3, bonus: 9, penalty: -12, powers: 0, points: 2 },
    },
    {
      colour: 'blue',
      powers: [],
      score: { histories: 0, bonus: 0, penalty: -24, powers: 0, points: 0 },
    },
  ],
  monuments: [
    {
      code: 'AKR',
      sole: 9,
      main: 6,
      second: 3,
      builders: [
        { colour: 'blue', worth: 6 },
        { colour: 'red', worth: 3 },
      ],
    },
  ],
} as unknown as View;

describe('the score sheet', () => {
  it('says who stands where', () => {
    expect(standing(VIEW, 'red', 'AKR')).toEqual({ role: 'second', worth: 3 });
    expect(standing(VIEW, 'red', 'ZEU')).toBeUndefined();
  });

  it('counts line by line', () => {
    const lines = linesOf(VIEW, ['red', 'blue']);
    expect(lines.map(({ key }) => key)).toEqual(['AKR', 'histories', 'bonus', 'penalty', 'points']);
    expect(lines[0]?.square).toBe('9: 6·3');
    expect(totalsUpTo(lines, 1, 2)).toEqual([3, 6]);
    expect(totalsUpTo(lines, lines.length, 2)).toEqual([5, -18]);
  });
});
