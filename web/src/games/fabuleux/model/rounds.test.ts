import { expect, test } from 'vitest';
import type { Event, Happened } from '$src/net/protocol';
import { champion, clockwiseFrom, ofThisRound, scenesOf, tell, type Beat } from './rounds';
import type { RoundEnd } from './rounds';

const choose: Event = {
  kind: 'choose',
  seat: 0,
  args: { characteristic: 'height', figure: '48 m', grade: 'green' },
};
const end: Event[] = [
  { kind: 'say', seat: 1, args: { characteristic: 'height', figure: '65 m' } },
  { kind: 'tie', seat: -1, args: { seats: ['0', '1'] } },
  { kind: 'show', seat: 1, args: { card: 'ANG', grade: 'orange' } },
  { kind: 'show', seat: 0, args: { card: 'COL', grade: 'green' } },
  { kind: 'show-drawn', seat: 0, args: { card: 'PET' } },
  { kind: 'show-carried', seat: 1, args: { card: 'FLOOD' } },
  { kind: 'spared', seat: 0, args: { count: 1 } },
  { kind: 'win', seat: 1, args: { count: 3 } },
  { kind: 'out', seat: 0 },
];

function entry(seq: number, events: Event[]): Happened {
  return { seq, at: 0, kind: 'played', events };
}

test('the end of a round is told from its events', () => {
  const before: Event[] = [choose, { kind: 'hurricane', seat: 1 }];
  const { scene } = scenesOf(end, before)[0] as Beat & { scene: RoundEnd };
  expect(scene).toMatchObject({
    kind: 'round',
    characteristic: 'height',
    tied: [0, 1],
    forces: ['hurricane'],
    spared: { seat: 0, count: 1 },
    winner: 1,
    count: 3,
    out: [0],
    isLast: false,
  });
  expect(scene.cards.map(({ card }) => card)).toEqual(['ANG', 'COL']);
  expect(scene.drawn).toEqual([
    { seat: 0, card: 'PET', carried: false },
    { seat: 1, card: 'FLOOD', carried: true },
  ]);
});

test('a later question counts', () => {
  const challenge = { kind: 'challenge', seat: 1, args: { characteristic: 'date' } };
  const [beat] = scenesOf(end.slice(2), [choose, challenge]);
  expect(beat?.scene).toMatchObject({ characteristic: 'date' });
});

test('a Collector is a scene of its own, before the round ends', () => {
  const scenes = scenesOf([
    { kind: 'avalanche', seat: 2 },
    { kind: 'carried', seat: 0 },
    { kind: 'carried', seat: 2 },
    { kind: 'win', seat: 2, args: { count: 2 } },
  ]);
  expect(scenes.map(({ scene }) => scene.kind)).toEqual(['collector', 'round']);
  expect(scenes[0]?.scene).toMatchObject({ force: 'avalanche', seat: 2, carried: [0, 2] });
});

test('nothing of a scene has been seen before it begins', () => {
  expect(scenesOf(end).map(({ seen }) => seen)).toEqual([1]);
  const turned: Event[] = [{ kind: 'earthquake', seat: 0, args: { characteristic: 'feat' } }];
  expect(scenesOf([...turned, choose]).map(({ seen }) => seen)).toEqual([1]);
  expect(scenesOf([...turned, ...end.slice(2)]).map(({ seen }) => seen)).toEqual([1, 1]);
});

test('a flood says where it goes, an earthquake what counts', () => {
  expect(scenesOf([{ kind: 'flood', seat: 0, args: { direction: 'left' } }])).toMatchObject([
    { scene: { target: 'left' } },
  ]);
  expect(
    scenesOf([{ kind: 'earthquake', seat: 0, args: { characteristic: 'feat' } }]),
  ).toMatchObject([{ scene: { target: 'feat' } }]);
});

test('what was only said is no scene', () => {
  expect(scenesOf([choose])).toEqual([]);
});

test('a round begins after the last win', () => {
  const happened = [entry(1, [choose]), entry(2, end), entry(3, [choose])];
  expect(ofThisRound(happened)).toEqual([choose]);
  expect(ofThisRound(happened.slice(0, 2))).toEqual([]);
});

test('the game in figures', () => {
  const win = (seat: number, count: number) => entry(9, [{ kind: 'win', seat, args: { count } }]);
  const challenge = entry(8, [{ kind: 'challenge-hidden', seat: 1 }]);
  const told = tell([win(0, 2), win(0, 3), challenge, win(1, 5), win(0, 2)], 2);
  expect(told).toEqual({
    rounds: 4,
    won: [3, 1],
    streak: [2, 1],
    haul: [3, 5],
    challenges: [0, 1],
  });
});

test('the monument that won most rounds', () => {
  const other = [{ ...end[2], args: { card: 'EIF' } } as Event, end[7] as Event];
  expect(champion([entry(1, end), entry(2, other), entry(3, end)])).toEqual({
    card: 'ANG',
    rounds: 2,
  });
  expect(champion([])).toBeUndefined();
});

test('clockwise from the leader', () => {
  const seats = [0, 1, 2, 3].map(seat => ({ seat }));
  expect(clockwiseFrom(2, 4, seats).map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
});
