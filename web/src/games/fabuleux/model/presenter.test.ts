import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Event, Happened } from '$src/net/protocol';
import { SampleFeed } from '$src/net/sample-feed.svelte';
import type { GamePosition } from '$src/net/table-feed';
import { Playback } from '$src/table/playback.svelte';
import { FabuleuxPresenter } from './presenter.svelte';
import type { View } from './view';

const position = (to_move: number) =>
  ({ view: { to_move, seats: [] }, to_move, forms: [] }) as unknown as GamePosition<View>;
const WON: Event[] = [
  { kind: 'show', seat: 0, args: { card: 'EIF' } },
  { kind: 'win', seat: 0, args: { count: 2 } },
];
const entry = (seq: number, events = WON): Happened => ({
  seq,
  at: 0,
  kind: 'played',
  seat: 0,
  events,
});

let feed: SampleFeed<View>;
let playback: Playback<View>;
let presenter: FabuleuxPresenter;
const moment = () => vi.advanceTimersByTimeAsync(1_000);

function open(seq = 1) {
  feed = new SampleFeed<View>({ seq, position: position(0) });
  playback = new Playback(feed);
  presenter = new FabuleuxPresenter(0);
  playback.attach(presenter);
}

beforeEach(async () => {
  vi.useFakeTimers();
  open();
  feed.tell(2, [entry(2)], position(1));
  await moment();
});

afterEach(() => void vi.useRealTimers());

it('a late arrival is not shown what was before', async () => {
  open(0);
  const now = position(1);
  feed.tell(40, [entry(40)], now);
  await moment();
  expect(presenter.scene).toBeUndefined();
  expect(playback.position).toBe(now);
});

it('a round is shown before the table goes on, and the log waits for it', async () => {
  expect(presenter.scene?.kind).toBe('round');
  expect(playback.view.to_move).toBe(0);
  expect(playback.seen).toEqual([]);
  presenter.reveal();
  expect(playback.seen).toHaveLength(1);
  expect(playback.isBehind).toBe(true);
  presenter.next();
  await moment();
  expect(playback.view.to_move).toBe(1);
  expect(playback.isBehind).toBe(false);
});

it('a reconnection during a scene does not end it', async () => {
  const now = position(1);
  feed.tell(2, [], now);
  await moment();
  expect(presenter.scene?.kind).toBe('round');
  presenter.next();
  await moment();
  expect(presenter.scene).toBeUndefined();
  expect(playback.position).toBe(now);
  expect(playback.isBehind).toBe(false);
});

it('a reconnection without a scene shows the table of now', async () => {
  presenter.next();
  await moment();
  const now = position(1);
  feed.tell(2, [], now);
  await moment();
  expect(playback.position).toBe(now);
  expect(playback.isBehind).toBe(false);
});

it('another place in the game leaves the scene', async () => {
  const elsewhere = position(0);
  feed.tell(5, [], elsewhere);
  await moment();
  expect(presenter.scene).toBeUndefined();
  expect(playback.position).toBe(elsewhere);
});

it('of many rounds that were missed only the last is shown', async () => {
  const missed = Array.from({ length: 20 }, (_, i) => entry(3 + i));
  feed.tell(22, missed, position(0));
  presenter.next();
  await moment();
  expect(presenter.scene?.kind).toBe('round');
  presenter.next();
  await moment();
  expect(presenter.scene).toBeUndefined();
  expect(playback.seq).toBe(22);
});
