import { expect, it } from 'vitest';
import { antiquity } from '$src/games/antiquity';
import { fabuleux } from '$src/games/fabuleux';
import { marksOf } from './marks';

const play = (...kinds: string[]) => ({ events: kinds.map(kind => ({ kind, seat: 0, args: {} })) });

it('marks the ends of turns, and histories', () => {
  const plays = [play('draw'), play('end', 'refill'), play('history', 'give', 'marker')];
  expect(marksOf(plays, antiquity.marks)).toEqual([
    { at: 2, kind: 'turn' },
    { at: 3, kind: 'history' },
  ]);
});

it('marks the ends of rounds', () => {
  const plays = [play('choose'), play('say', 'show', 'win')];
  expect(marksOf(plays, fabuleux.marks)).toEqual([{ at: 2, kind: 'turn' }]);
});
