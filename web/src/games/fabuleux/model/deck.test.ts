import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decks } from './deck.svelte';

/** A deck that can be told by its one characteristic. */
const found = (code: string) =>
  ({ ok: true, json: async () => ({ cards: [], characteristics: [{ code }] }) }) as Response;
const server = vi.fn<(path: string) => Promise<Response>>();
const shown = () => decks.current?.characteristics.map(({ code }) => code);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is asked for again when it could not be had', async () => {
  server.mockRejectedValueOnce(new TypeError()).mockResolvedValueOnce(found('a'));
  await decks.load('deck=a');
  expect(shown()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shown()).toEqual(['a']);
});

it('is not overwritten by a late answer for another table', async () => {
  let answer: (found: Response) => void = () => {};
  server.mockReturnValueOnce(new Promise(resolve => (answer = resolve)));
  server.mockResolvedValueOnce(found('c'));
  const late = decks.load('deck=b');
  await decks.load('deck=c');
  answer(found('b'));
  await late;
  expect(shown()).toEqual(['c']);
});
