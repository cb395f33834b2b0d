import { expect, test } from 'vitest';
import { viewAfter } from './announced-view';
import type { View } from './view';

const NOBODY = { cards: 9, pile: 8, out: null, lying: null, drawn: [], tied: false };
const view = {
  to_move: 1,
  chooser: 0,
  characteristic: 'height',
  seats: [
    { ...NOBODY, seat: 0, lying: { card: 'EIF', figures: { height: 330 }, grade: 'green' } },
    { ...NOBODY, seat: 1 },
  ],
} as unknown as View;

test('who has spoken no longer thinks', () => {
  const args = { characteristic: 'height', figure: '48.5 m' };
  const after = viewAfter(view, [{ kind: 'say', seat: 1, args }]);
  expect(after).toMatchObject({ to_move: -1, chooser: 0, characteristic: 'height' });
  expect(after.seats[1]?.lying).toEqual({ card: null, figures: { height: 48.5 }, grade: null });
  expect(view.seats[1]?.lying).toBeNull();
});

test('another question comes with a grade, and figures said before stay', () => {
  const args = { characteristic: 'date', figure: '-2600', grade: 'red' };
  const after = viewAfter(view, [{ kind: 'challenge', seat: 0, args }]);
  expect(after).toMatchObject({ chooser: 0, characteristic: 'date' });
  expect(after.seats[0]?.lying).toEqual({
    card: 'EIF',
    figures: { height: 330, date: -2600 },
    grade: 'red',
  });
});

test('in the dark nothing is heard but that somebody spoke', () => {
  const after = viewAfter(view, [
    { kind: 'say-hidden', seat: 1, args: { characteristic: 'height' } },
  ]);
  expect(after.seats[1]?.lying?.figures).toEqual({});
});

test('what is not said changes nothing', () => {
  expect(viewAfter(view, [{ kind: 'flood', seat: 1, args: { direction: 'left' } }])).toBe(view);
});
