import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speech } from '$src/i18n/speech.svelte';
import type { Form } from '$src/net/protocol';
import { SampleFeed } from '$src/net/sample-feed.svelte';
import { Playback } from '$src/table/playback.svelte';
import { Desk, DESK } from '../model/desk.svelte';
import type { View } from '../model/view';
import Plays from '../plays/Plays.svelte';
import Hand from './Hand.svelte';

const ERECT: Form = { verb: 'erect', monument: 'SEM', cards: ['SEM8', 'SEM4'], least: 2, most: 2 };
const END: Form = { verb: 'end', refusal: { rule: 'A4.1', reason: 'actions-left' } };
const view = {
  to_move: 0,
  actions: 3,
  allowed: 3,
  seats: [0, 1, 2].map(seat => ({ seat, colours: ['red'], hand: ['SEM8', 'SEM4', 'KOL2'] })),
  colours: [{ colour: 'red', seat: 0 }],
  faceup: [],
  monuments: [],
  chronicles: [],
  places: [],
} as unknown as View;

const WHY = { rule: 'A4.4', reason: 'not-one-monument', args: { cards: ['SEM8', 'KOL2'] } };

let feed: SampleFeed<View>;
let desk: Desk;
let shown: Record<string, unknown>[] = [];

const cards = () => [...document.querySelectorAll<HTMLElement>('.hand [data-drag]')];
const card = (code: string) => cards().find(each => each.dataset.drag === `hand:${code}`)!;
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(each => each.textContent?.trim() === text);

function press(target: HTMLElement, key: string, shiftKey = false) {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }));
  flushSync();
}

function click(target: HTMLElement | undefined) {
  target?.click();
  flushSync();
}

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No drawings here.')));
  await speech.follow('en', ['antiquity']);
  feed = new SampleFeed<View>({
    position: { view, to_move: 0, forms: [ERECT, END] },
    preview: () => Promise.resolve({ plays: 0, refusal: WHY }),
  });
  desk = new Desk(new Playback(feed), [0]);
  const context = new Map([[DESK, desk]]);
  const props = { onhistory: () => {}, onall: () => {} };
  shown = [
    mount(Hand, { target: document.body, context }),
    mount(Plays, { target: document.body, context, props }),
  ];
  flushSync();
});
afterEach(() => {
  for (const each of shown) void unmount(each);
  vi.unstubAllGlobals();
});

describe('the hand', () => {
  it('selects a card by a click, and puts it back by another', () => {
    click(card('SEM8'));
    expect(card('SEM8').getAttribute('aria-pressed')).toBe('true');
    click(card('SEM8'));
    expect(card('SEM8').getAttribute('aria-pressed')).toBe('false');
  });

  it('selects a whole monument by a key, and changes the order by Shift and arrows', () => {
    press(card('SEM8'), 'a');
    expect([...desk.selection.hand].sort()).toEqual(['SEM4', 'SEM8']);
    const before = [...desk.selection.hand];
    press(card(before[0]!), 'ArrowRight', true);
    expect(desk.selection.hand).toEqual([...before].reverse());
  });
});

describe('the plays beside it', () => {
  it('follow the selection, and one of them is sent', async () => {
    click(card('SEM8'));
    click(card('SEM4'));
    click(button('Place'));
    await Promise.resolve();
    expect(feed.orders).toEqual([{ type: 'play', play: 'erect SEM8 SEM4', seq: 1 }]);
  });

  it('say in the words of the server why cards do not go together', async () => {
    const refused = () => document.querySelector('.refused')?.textContent;
    click(card('SEM8'));
    click(card('KOL2'));
    await vi.waitFor(() => expect(refused()).toContain('A4.4'));
    click(card('KOL2'));
    expect(refused()).toBeUndefined();
  });

  it('have a way back to the list of all', () => {
    click(card('SEM8'));
    click(button('Back to all plays'));
    expect(desk.selection.isEmpty).toBe(true);
  });
});
