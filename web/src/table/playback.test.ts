import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happened } from '$src/net/protocol';
import { SampleFeed } from '$src/net/sample-feed.svelte';
import type { GamePosition } from '$src/net/table-feed';
import { Playback, type Presenter, type Step } from './playback.svelte';

interface View {
  turn: number;
}

const at = (turn: number): GamePosition<View> => ({ view: { turn }, to_move: 0 });
const entry = (seq: number, seat = 1): Happened => ({ seq, at: 0, kind: 'played', seat });
const settle = () => vi.advanceTimersByTimeAsync(10_000);

/** Shows a step when it is told to. */
class Slow implements Presenter<View> {
  steps: Step<View>[] = [];
  most = 5;
  private go: (() => void) | undefined;

  isHurried = (waiting: number) => waiting > this.most;
  isPlain = (happened: readonly Happened[]) => happened.every(({ seat }) => seat === 0);
  pauseAfter = () => 100;

  async show(step: Step<View>, playback: Playback<View>) {
    this.steps.push(step);
    await new Promise<void>(resolve => (this.go = resolve));
    playback.land(step);
  }

  async done() {
    this.go?.();
    await settle();
  }

  skip() {
    this.go?.();
  }
}

let feed: SampleFeed<View>;
let playback: Playback<View>;
let slow: Slow;

beforeEach(() => {
  vi.useFakeTimers();
  feed = new SampleFeed<View>({ position: at(1) });
  playback = new Playback(feed);
  slow = new Slow();
});
afterEach(() => void vi.useRealTimers());

describe('without a game', () => {
  it('shows everything at once', async () => {
    feed.tell(2, [entry(2)], at(2));
    await settle();
    expect([playback.view.turn, playback.seq, playback.isBehind]).toEqual([2, 2, false]);
  });
});

describe('with a game that takes its time', () => {
  beforeEach(() => void playback.attach(slow));

  it('shows one update after another', async () => {
    feed.tell(2, [entry(2)], at(2));
    feed.tell(3, [entry(3)], at(3));
    await settle();
    expect([playback.view.turn, playback.isCurrent, playback.isBehind]).toEqual([1, false, true]);
    expect(playback.seen).toEqual([]);
    await slow.done();
    expect([playback.view.turn, playback.seen.length]).toEqual([2, 1]);
    await slow.done();
    expect([playback.view.turn, playback.isCurrent, playback.isBehind]).toEqual([3, true, false]);
    expect(slow.steps.map(({ happened }) => happened.length)).toEqual([1, 1]);
  });

  it('keeps nothing back that the game calls plain', async () => {
    feed.tell(2, [entry(2, 0)], at(2));
    await settle();
    expect(playback.isBehind).toBe(false);
    expect(playback.seen).toHaveLength(1);
  });

  it('shows many waiting updates as one', async () => {
    feed.tell(2, [entry(2)], at(2));
    await settle();
    for (let seq = 3; seq <= 9; seq++) feed.tell(seq, [entry(seq)], at(seq));
    await slow.done();
    expect(slow.steps).toHaveLength(2);
    expect(slow.steps[1]).toMatchObject({ seq: 9, isHurried: true });
    expect(slow.steps[1]?.happened).toHaveLength(7);
    expect(slow.steps[1]?.told).toHaveLength(1);
  });

  it('leaves out what lies between when the reader goes elsewhere in a game', async () => {
    feed.tell(2, [entry(2)], at(2));
    feed.tell(3, [entry(3)], at(3));
    await settle();
    feed.tell(9, [], at(9));
    await settle();
    await slow.done();
    expect(slow.steps.map(({ seq }) => seq)).toEqual([2, 9]);
    expect(playback.view.turn).toBe(9);
  });

  it('counts entries once that a reconnection repeats', async () => {
    feed.tell(2, [entry(2)], at(2));
    await settle();
    await slow.done();
    feed.tell(3, [entry(2), entry(3)], at(3));
    await settle();
    expect(slow.steps[1]?.happened.map(({ seq }) => seq)).toEqual([3]);
  });

  it('listens no more once it is closed', async () => {
    playback.close();
    feed.tell(2, [entry(2)], at(2));
    await settle();
    expect(playback.seq).toBe(1);
  });
});
