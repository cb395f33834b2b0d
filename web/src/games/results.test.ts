import { expect, it } from 'vitest';
import { resultOf } from './results';

it('names the winner of antiquity and the score that counts', () => {
  const view = { results: [31, 29] };
  const position = { to_move: -1, places: [1, 2], view };
  expect(resultOf('antiquity', position)).toEqual({ winners: [0], points: 31 });
});

it('names all who share the victory of fabuleux, and their cards', () => {
  const view = { seats: [{ cards: 4 }, { cards: 16 }, { cards: 16 }] };
  const position = { to_move: -1, places: [3, 1, 1], view };
  expect(resultOf('fabuleux', position)).toEqual({ winners: [1, 2], points: 16 });
});

it('is nothing while the game goes on', () => {
  expect(resultOf('antiquity', { to_move: 0, places: [], view: {} })).toBeUndefined();
  expect(resultOf('antiquity', undefined)).toBeUndefined();
});
