import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Live } from '$lib/live.svelte';
import type { Form, Outcome } from '$lib/protocol';
import { Desk } from './desk.svelte';
import type { View } from './view';

const SWAP: Form = { verb: 'swap', cards: ['SEM8'], targets: ['KOL9'] };
const LAY: Form = { verb: 'erect', monument: 'SEM', cards: ['SEM8', 'SEM4'], least: 1, most: 2 };
const SCORE: Form = { verb: 'score', cards: ['SEM8', 'SEM4'], least: 2, most: 2 };

/** A table at which seat 0 may do what the forms say. */
function table(forms: Form[], options = '') {
  const seats = [{ seat: 0, colours: ['red'], hand: ['SEM8', 'SEM4'] }];
  const colours = [{ colour: 'red', seat: 0 }];
  const view = { to_move: 0, seats, colours, faceup: ['KOL9'], monuments: [], places: [1] };
  const asked: string[][] = [];
  const preview = (plays: string[]): Promise<Outcome> => {
    asked.push(plays);
    return Promise.resolve({ plays: plays.length, events: plays, view });
  };
  const live = { position: { view, to_move: 0, forms }, table: { options }, seat: 0, seq: 1 };
  const desk = new Desk({ ...live, preview } as unknown as Live<View>, [0]);
  return { desk, asked };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('what is selected', () => {
  it('is a card of the hand or a face-up one', () => {
    const { desk } = table([LAY]);
    desk.chooseRow('KOL9');
    desk.toggle('SEM8');
    expect([desk.row, desk.hand]).toEqual([undefined, ['SEM8']]);
    desk.chooseRow('KOL9');
    expect([desk.row, desk.hand]).toEqual(['KOL9', []]);
  });

  it('is both where they can be swapped', () => {
    const { desk } = table([LAY, SWAP]);
    desk.chooseRow('KOL9');
    desk.toggle('SEM8');
    expect(desk.active?.notation).toBe('swap SEM8 KOL9');
    desk.toggle('SEM4');
    expect([desk.row, desk.hand]).toEqual([undefined, ['SEM8', 'SEM4']]);
  });

  it.each([
    ['powers=on', 'KOL9'],
    ['track=3', undefined],
  ])('may be both in a plan with %s', (options, row) => {
    const { desk } = table([], options);
    desk.plan = ['draw'];
    desk.chooseRow('KOL9');
    desk.toggle('SEM8');
    expect(desk.row).toBe(row);
  });

  it('is neither pile nor power any more once cards are chosen', () => {
    const { desk } = table([LAY, { verb: 'draw' }]);
    desk.choosePile();
    desk.choose(['SEM8', 'SEM4']);
    expect([desk.pile, desk.power]).toEqual([false, undefined]);
    expect(desk.active?.verb).toBe('erect');
  });
});

describe('what a play would do', () => {
  it('is said of the one that is looked at', async () => {
    const { desk } = table([]);
    desk.plan = ['draw'];
    desk.choose(['SEM8', 'SEM4']);
    await vi.runAllTimersAsync();
    expect(desk.outcome?.events?.at(-1)).toBe('erect SEM8 SEM4');
    desk.look(desk.read('score SEM8 SEM4'));
    await vi.runAllTimersAsync();

    expect(desk.outcome?.events?.at(-1)).toBe('score SEM8 SEM4');
  });

  it('is not asked of what was put back', async () => {
    const { desk, asked } = table([LAY, SCORE]);
    desk.choose(['SEM8', 'SEM4']);
    desk.clear();
    await vi.runAllTimersAsync();

    expect(asked).toEqual([]);
  });

  it('is not heard of what was put back meanwhile', async () => {
    const { desk, asked } = table([]);
    desk.plan = ['draw'];
    desk.choose(['SEM8', 'SEM4']);
    vi.runAllTimers();
    desk.clear();
    await vi.runAllTimersAsync();

    expect(asked.length).toBeGreaterThan(0);
    expect(desk.offered.possible).toEqual([]);
  });
});

it('advice takes the frame off what was selected before', async () => {
  const { desk } = table([LAY]);
  const hints = [{ play: 'draw', chance: 0.5, weight: 1, line: [] }];
  desk.live.order = () => Promise.resolve({ type: 'answer', id: '', seq: 1, hints });
  desk.choose(['SEM8', 'SEM4']);
  await desk.hint();
  expect([desk.hand, desk.hints]).toEqual([[], hints]);
});

it('advice is for one position only', () => {
  const { desk } = table([]);
  desk.hints = [];
  desk.settle();
  expect(desk.hints).toBeUndefined();
});

it('who resigned is placed where the server says', () => {
  const { desk } = table([]);
  expect(desk.places).toEqual([1]);
  desk.show.position = { ...desk.show.position!, places: [2] };
  expect(desk.places).toEqual([2]);
});
