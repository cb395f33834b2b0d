import { expect, it } from 'vitest';
import { spread } from './spread';

const room = { width: 760, cardWidth: 100, isPhone: false };

it('a small hand lies as usual', () => {
  expect(spread({ ...room, cards: 5, groups: 4 })).toEqual({ shift: 58, gap: 18 });
});

it('a large hand overlaps first, then its groups come closer', () => {
  expect(spread({ ...room, cards: 14, groups: 4 })).toEqual({ shift: 44, gap: -34 });
  expect(spread({ ...room, cards: 9, groups: 5 }).shift).toBe(44);
});
