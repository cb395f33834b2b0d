import { describe, expect, it } from 'vitest';
import type { Update } from './protocol';
import { ReplayTable, type ReplayPart } from './replay-table.svelte';

const view = (to_move: number) => ({ to_move, places: to_move < 0 ? [1, 2] : [] });
const play = (seat: number, next: number) => ({
  turn: 1,
  seat,
  play: 'draw',
  events: [{ kind: 'draw', seat, args: {} }],
  view: view(next),
});

function part(first: number, plays: ReplayPart['plays']): ReplayPart {
  const common = { table: null, game: 'antiquity', rules: 1, options: '', names: ['Ada', 'Ben'] };
  return { ...common, result: '3 1', total: 3, first, view: view(0), plays };
}

describe('a game told again', () => {
  it('begins before the first play', () => {
    const replayed = new ReplayTable('t', part(0, [play(0, 1), play(1, -1)]));
    expect(replayed.seq).toBe(0);
    expect(replayed.position?.to_move).toBe(0);
    expect(replayed.names).toEqual(['Ada', 'Ben']);
  });

  it('tells what a single step did, and nothing of a jump', () => {
    const replayed = new ReplayTable('t', part(0, [play(0, 1), play(1, 0)]));
    const heard: Update[] = [];
    replayed.listen(update => heard.push(update));
    replayed.go(1);
    replayed.go(0);
    replayed.go(2);
    expect(heard.map(({ happened }) => happened?.length)).toEqual([1, 0, 0]);
    expect(replayed.happened.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('goes no further than what has come, and on when more has', () => {
    const replayed = new ReplayTable('t', part(0, [play(0, 1), play(1, 0)]));
    replayed.go(9);
    expect(replayed.seq).toBe(2);
    replayed.add(part(2, [play(0, -1)]));
    expect(replayed.seq).toBe(3);
    expect(replayed.position?.places).toEqual([1, 2]);
  });

  it('by itself waits for plays that have not arrived', () => {
    const replayed = new ReplayTable('t', part(0, [play(0, 1), play(1, 0)]));
    replayed.goOn();
    replayed.goOn();
    replayed.goOn();
    expect(replayed.seq).toBe(2);
    replayed.add(part(2, [play(0, -1)]));
    replayed.goOn();
    expect(replayed.seq).toBe(3);
  });

  it('lets nobody play', async () => {
    const replayed = new ReplayTable('t', part(0, []));
    expect(await replayed.play()).toBe(false);
    expect((await replayed.do()).refusal?.reason).toBe('watching');
  });
});
