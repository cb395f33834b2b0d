import { expect, it } from 'vitest';
import { spread } from './spread';

const room = { width: 760, cardWidth: 100, isPhone: false };
const tablet = { width: 565, cardWidth: 78, isPhone: false };

it('a small hand lies as usual', () => {
  const small = spread({ ...room, cards: 5, groups: 4 });
  expect(small).toEqual({ shift: 58, gap: 18, isCrowded: false });
});

it('a large hand overlaps first, then its groups come closer', () => {
  expect(spread({ ...room, cards: 9, groups: 5 })).toMatchObject({ shift: 44, gap: 14 });
  const crowded = spread({ ...room, cards: 14, groups: 4 });
  expect(crowded).toEqual({ shift: 32, gap: 4, isCrowded: true });
});

it('fourteen cards are all in view on a tablet, and their groups stay apart', () => {
  const { shift, gap } = spread({ ...tablet, cards: 14, groups: 6 });
  expect(gap).toBeGreaterThan(shift - tablet.cardWidth);
  expect(6 * 78 + 8 * shift + 5 * gap).toBeLessThanOrEqual(565 - 28);
});

it('on a phone a finger finds every card', () => {
  expect(spread({ width: 390, cardWidth: 70, cards: 11, groups: 8, isPhone: true })).toEqual({
    shift: 44,
    gap: 6,
    isCrowded: false,
  });
});
