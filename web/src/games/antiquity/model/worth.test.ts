import { expect, it } from 'vitest';
import type { Score } from './view';
import { gained, isUnscored, sources } from './worth';

const START: Score = {
  points: 0,
  monuments: 0,
  histories: 0,
  bonus: 0,
  penalty: -24,
  powers: 0,
  total: -24,
};

it('where nothing counts yet, there is no figure to lead with', () => {
  expect(isUnscored(START)).toBe(true);
  expect(sources(START)).toEqual([{ source: 'penalty', points: -24 }]);
});

it('counts the monuments that are there, not only what was scored', () => {
  const score = { ...START, points: 5, monuments: 8, penalty: -12, total: 1 };
  expect(isUnscored(score)).toBe(false);
  expect(gained(score)).toBe(13);
  expect(sources(score)).toEqual([
    { source: 'monuments', points: 8 },
    { source: 'points', points: 5 },
    { source: 'penalty', points: -12 },
  ]);
});
