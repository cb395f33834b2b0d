import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Form, Outcome, Refusal } from '$src/net/protocol';
import type { GamePosition } from '$src/net/table-feed';
import { SampleFeed } from '$src/net/sample-feed.svelte';
import { Playback } from '$src/table/playback.svelte';
import { Desk } from './desk.svelte';
import type { View } from './view';

const SWAP: Form = { verb: 'swap', cards: ['SEM8'], targets: ['KOL9'] };
const LAY: Form = { verb: 'erect', monument: 'SEM', cards: ['SEM8', 'SEM4'], least: 1, most: 2 };
const SCORE: Form = { verb: 'score', cards: ['SEM8', 'SEM4'], least: 2, most: 2 };

const NO = { rule: 'A4.3', reason: 'not-your-turn', args: {} };

/** A table at which seat 0 may do what the forms say. */
function table(forms: Form[], powers = {}, refusal?: Refusal) {
  const seats = [{ seat: 0, colours: ['red'], hand: ['SEM8', 'SEM4'] }];
  const colours = [{ colour: 'red', seat: 0 }];
  const view = {
    to_move: 0,
    seats,
    colours,
    faceup: ['KOL9'],
    monuments: [],
    places: [1],
    power_symbols: powers,
  };
  const asked: string[][] = [];
  const preview = (plays: string[]): Promise<Outcome> => {
    asked.push(plays);
    return Promise.resolve({ plays: plays.length, events: plays, view: { ...view }, refusal });
  };
  const feed = new SampleFeed<View>({
    position: { view, to_move: 0, forms },
    preview,
  });
  const desk = new Desk(new Playback(feed), [0]);
  desk.follow();
  const { selection, plan, adviser } = desk;
  return { feed, desk, selection, plan, adviser, asked };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('what is selected', () => {
  it('is a card of the hand or a face-up one', () => {
    const { desk, selection } = table([LAY]);
    desk.chooseRow('KOL9');
    selection.toggle('SEM8');
    expect([selection.row, selection.hand]).toEqual([undefined, ['SEM8']]);
    desk.chooseRow('KOL9');
    expect([selection.row, selection.hand]).toEqual(['KOL9', []]);
  });

  it('is both where they can be swapped', () => {
    const { desk, selection } = table([LAY, SWAP]);
    desk.chooseRow('KOL9');
    selection.toggle('SEM8');
    expect(desk.active?.notation).toBe('swap SEM8 KOL9');
    selection.toggle('SEM4');
    expect([selection.row, selection.hand]).toEqual([undefined, ['SEM8', 'SEM4']]);
  });

  it.each([
    [{ naute: 'ship' }, 'KOL9'],
    [{}, undefined],
  ])('may be both in a plan with powers %o', async (powers, row) => {
    const { desk, plan, selection } = table([], powers);
    await plan.set(['draw']);
    desk.chooseRow('KOL9');
    selection.toggle('SEM8');
    expect(selection.row).toBe(row);
  });

  it('is neither pile nor power any more once cards are chosen', () => {
    const { desk, selection } = table([LAY, { verb: 'draw' }]);
    desk.choosePile();
    selection.choose(['SEM8', 'SEM4']);
    expect([selection.pile, selection.power]).toEqual([false, undefined]);
    expect(desk.active?.verb).toBe('erect');
  });

  it('stays while the position is shown again, and goes with its cards', async () => {
    const { feed, selection } = table([LAY]);
    selection.choose(['SEM8']);
    feed.tell(1, [], feed.position);
    await vi.runAllTimersAsync();
    expect(selection.hand).toEqual(['SEM8']);
    const seats = [{ ...feed.position!.view.seats[0]!, hand: ['SEM4'] }];
    feed.tell(2, [], { ...feed.position!, view: { ...feed.position!.view, seats } });
    await vi.runAllTimersAsync();

    expect(selection.hand).toEqual([]);
  });
});

describe('what a play would do', () => {
  it('is said of the one that is looked at', async () => {
    const { desk, plan, selection, adviser } = table([]);
    await plan.set(['draw']);
    selection.choose(['SEM8', 'SEM4']);
    await vi.runAllTimersAsync();
    expect(adviser.outcome?.events?.at(-1)).toBe('erect SEM8 SEM4');
    selection.choosePlay(desk.read('score SEM8 SEM4'));
    await vi.runAllTimersAsync();

    expect(adviser.outcome?.events?.at(-1)).toBe('score SEM8 SEM4');
  });

  it('is not asked of what was put back', async () => {
    const { desk, selection, asked } = table([LAY]);
    selection.choose(['SEM8', 'SEM4']);
    desk.clear();
    await vi.runAllTimersAsync();

    expect(asked).toEqual([]);
  });

  it('is not heard of what was put back meanwhile', async () => {
    const { desk, plan, selection, asked } = table([]);
    await plan.set(['draw']);
    selection.choose(['SEM8', 'SEM4']);
    vi.runAllTimers();
    desk.clear();
    await vi.runAllTimersAsync();

    expect(asked.length).toBeGreaterThan(1);
    expect(desk.offered.possible).toEqual([]);
  });
});

describe('why cards cannot be played together', () => {
  const WHY = { rule: 'A4.4', reason: 'not-one-monument', args: {} };

  it('is asked of the server', async () => {
    const { desk, selection, asked } = table([LAY], {}, WHY);
    selection.choose(['SEM8', 'AKR1']);
    await vi.runAllTimersAsync();
    expect(asked).toEqual([['erect SEM8 AKR1'], ['score SEM8 AKR1']]);
    expect(desk.offered.refused.map(({ verb, rule }) => [verb, rule])).toEqual([
      ['erect', 'A4.4'],
      ['score', 'A4.4'],
    ]);
    selection.toggle('AKR1');

    expect(desk.offered.refused).toEqual([]);
  });

  it('is not said of what is no play at all', async () => {
    const { desk, selection } = table([LAY], {}, { ...WHY, rule: 'notation' });
    selection.choose(['SEM8', 'AKR1']);
    await vi.runAllTimersAsync();

    expect(desk.offered).toEqual({ possible: [], refused: [] });
  });
});

it('what pairs would score is asked as soon as they can be', async () => {
  const { asked, adviser } = table([LAY, SCORE]);
  await vi.runAllTimersAsync();
  expect(asked).toEqual([['score SEM8 SEM4']]);
  expect(adviser.worths).toEqual({});
});

describe('a plan', () => {
  it('is sent in one go, and shown as planned until the table has caught up', async () => {
    const { feed, desk, plan } = table([]);
    const now = desk.now;
    await plan.set(['draw', 'end']);
    expect(desk.view).not.toBe(now);
    expect(await desk.commitPlan()).toBe(true);

    expect(feed.orders.map(({ type }) => type)).toEqual(['play', 'play']);
    expect(plan.isEmpty).toBe(true);
    expect(desk.view).toBe(now);
  });

  it('ends at the first play that is refused', async () => {
    const { feed, desk, plan } = table([]);
    await plan.set(['draw', 'end']);
    const orders: string[] = [];
    feed.order = command => {
      orders.push(command.type);
      return Promise.resolve({ type: 'answer', id: '', seq: 1, refusal: NO });
    };

    expect(await desk.commitPlan()).toBe(false);
    expect(orders).toEqual(['play']);
    expect(desk.isBusy).toBe(false);
  });
});

it('advice takes the frame off what was selected before, and is for one position only', async () => {
  const { feed, desk, selection, adviser } = table([LAY]);
  const hints = [{ play: 'draw', chance: 0.5, weight: 1, line: [] }];
  feed.order = () => Promise.resolve({ type: 'answer', id: '', seq: 1, hints });
  selection.choose(['SEM8', 'SEM4']);
  await desk.hint();
  expect([selection.hand, adviser.hints]).toEqual([[], hints]);
  feed.tell(2, [], feed.position);
  await vi.runAllTimersAsync();

  expect(adviser.hints).toBeUndefined();
});

it('who resigned is placed where the server says', async () => {
  const { feed, desk } = table([]);
  expect(desk.places).toEqual([1]);
  feed.tell(2, [], { ...feed.position!, places: [2] } as GamePosition<View>);
  await vi.runAllTimersAsync();
  expect(desk.places).toEqual([2]);
});
