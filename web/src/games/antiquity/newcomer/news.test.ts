import { expect, it } from 'vitest';
import type { Event } from '$src/net/protocol';
import { newsFor } from './news';

const played = (seq: number, seat: number, ...events: Event[]) => ({
  seq,
  at: 0,
  kind: 'played',
  seat,
  events,
});
const event = (kind: string, seat: number, args = {}): Event => ({ kind, seat, args });

const ROUND = [
  played(1, 1, event('draw-hidden', 1)),
  played(2, 1, event('take', 1, { card: 'PET4' })),
  played(3, 1, event('draw-hidden', 1)),
  played(4, 1, event('end', 1), event('refill', 1, { cards: ['ZEU1'] })),
  played(5, 2, event('score', 2, { points: 2 })),
  played(6, 2, event('score', 2, { points: 3 })),
];

it('each turn is told once, draws and points together', () => {
  expect(newsFor(ROUND, 6, 0)).toEqual([
    {
      seat: 1,
      deeds: [
        { kind: 'draw', args: { count: 2 } },
        { kind: 'take', args: { cards: ['PET4'] } },
      ],
    },
    { seat: 2, deeds: [{ kind: 'score', args: { points: 5 } }] },
  ]);
});

it('what has not been shown yet is not told', () => {
  expect(newsFor(ROUND, 1, 0)).toEqual([
    { seat: 1, deeds: [{ kind: 'draw', args: { count: 1 } }] },
  ]);
});

it('it is old once I have played, and begins again with the next player', () => {
  const mine = [...ROUND, played(7, 0, event('draw', 0, { card: 'ZEU1' }))];
  expect(newsFor(mine, 7, 0)).toBeUndefined();
  const ended = [...mine, played(8, 0, event('end', 0))];
  expect(newsFor(ended, 8, 0)).toBeUndefined();
  expect(newsFor([...ended, played(9, 1, event('draw', 1))], 9, 0)).toEqual([
    { seat: 1, deeds: [{ kind: 'draw', args: { count: 1 } }] },
  ]);
});

it('plays out of a record name nobody, but are told alike', () => {
  const recorded = [
    played(1, 2, event('draw', 2)),
    played(2, 0, event('draw', 0)),
    played(3, 0, event('end', 0)),
    ...ROUND.map(each => ({ ...each, seq: each.seq + 3 })),
  ].map(each => ({ ...each, seat: undefined }));
  expect(newsFor(recorded, 9, 0)?.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(newsFor(recorded, 2, 0)).toBeUndefined();
});

it('spectators are told nothing', () => {
  expect(newsFor(ROUND, 6, undefined)).toBeUndefined();
});
