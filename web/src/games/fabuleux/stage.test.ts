import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Live, Listener } from '$lib/live.svelte';
import type { Event, Happened, Position } from '$lib/protocol';
import { Stage } from './stage.svelte';
import type { View } from './view';

const position = (to_move: number) =>
  ({ view: { to_move, seats: [] }, to_move, forms: [] }) as unknown as Position & { view: View };
const WON: Event[] = [
  { kind: 'show', seat: 0, args: { card: 'EIF' } },
  { kind: 'win', seat: 0, args: { count: 2 } },
];

/** As much of a live table as a stage needs. */
class Told {
  seq = 1;
  seat = 0;
  happened: Happened[] = [];
  shown: Happened[] | undefined;
  position = position(0);
  private listener: Listener = () => {};

  listen(listener: Listener) {
    this.listener = listener;
    return () => {};
  }

  tell(seq: number, events: Event[] | undefined, now: Told['position']) {
    const happened = events ? [{ seq, at: 0, kind: 'played' as const, seat: 0, events }] : [];
    this.listener({ type: 'update', seq, happened, position: now }, this.position);
    this.happened = [...this.happened, ...happened];
    this.seq = seq;
    this.position = now;
  }
}

let live: Told;
let stage: Stage;
const moment = () => vi.advanceTimersByTimeAsync(1_000);

beforeEach(() => {
  vi.useFakeTimers();
  live = new Told();
  stage = new Stage(live as unknown as Live<View>);
  stage.follow();
  live.tell(2, WON, position(1));
});

afterEach(() => void vi.useRealTimers());

it('who comes to a table is not shown what was before', async () => {
  const late = new Told();
  late.seq = 0;
  const opened = new Stage(late as unknown as Live<View>);
  opened.follow();
  const now = position(1);
  late.tell(40, WON, now);
  await moment();
  expect(opened.scene).toBeUndefined();
  expect(opened.position).toBe(now);
});

it('who comes back while a round is turned still sees who won', async () => {
  const now = position(1);
  live.tell(2, undefined, now);
  expect(stage.scene?.kind).toBe('round');
  stage.next();
  await moment();
  expect(stage.scene).toBeUndefined();
  expect(stage.position).toBe(now);
  expect(live.shown).toBeUndefined();
});

it('who comes back when nothing is shown sees the table of now', async () => {
  stage.next();
  await moment();
  const now = position(1);
  live.tell(2, undefined, now);
  expect(stage.position).toBe(now);
  expect(live.shown).toBeUndefined();
});

it('who goes elsewhere in the game leaves the scene', async () => {
  const elsewhere = position(0);
  live.tell(5, undefined, elsewhere);
  await moment();
  expect(stage.scene).toBeUndefined();
  expect(stage.position).toBe(elsewhere);
});
