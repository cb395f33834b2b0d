import { expect, test } from 'vitest';
import { Deck } from './deck';
import { knownGrades, loose, questionOf } from './question';
import type { SeatView, View } from './view';

const names = { en: 'height', fr: 'hauteur', de: 'Höhe' };
const deck = new Deck({
  characteristics: [
    { code: 'height', unit: 'm', wins: 'highest', names },
    { code: 'date', unit: '', wins: 'lowest', names },
  ],
  cards: [
    {
      code: 'PET',
      kind: 'monument',
      names,
      country: 'JO',
      grade: 'orange',
      grade_reason: '',
      values: { height: 39, date: 1 },
      sources: {},
      facts: names,
    },
    {
      code: 'TIDE',
      kind: 'own-collector',
      names: { en: 'Tide', fr: 'Marée', de: 'Flut' },
      rule: 'F9.1',
      effect: 'flood',
      texts: names,
    },
  ],
});
const still: View['forces'] = {
  flood: null,
  hurricane: false,
  lightning: false,
  eclipse: false,
  drought: false,
  volcano: null,
  earthquake: null,
};

function seat(number: number, more: Partial<SeatView> = {}): SeatView {
  return {
    seat: number,
    cards: 9,
    pile: 8,
    out: null,
    lying: null,
    drawn: [],
    tied: false,
    ...more,
  };
}

function view(more: Partial<View> = {}): View {
  return {
    game: 'fabuleux',
    seat: 0,
    round: 1,
    to_move: 0,
    phase: 'asking',
    leader: 1,
    chooser: 1,
    characteristic: 'height',
    forces: still,
    seats: [
      seat(0, { lying: { card: 'PET', figures: {}, grade: null } }),
      seat(1, { lying: { card: null, figures: { height: 138, date: 900 }, grade: 'green' } }),
    ],
    aside: [],
    shown: [],
    last: null,
    places: [1, 1],
    ...more,
  };
}

const players = ['Ada', 'Ben'];

test('who asks for what, and which way wins', () => {
  expect(questionOf(view(), deck, players)).toMatchObject({
    title: 'fabuleux-web-title-asks',
    note: 'fabuleux-web-wins-highest',
    args: { player: 'Ben', characteristic: 'height' },
  });
  expect(questionOf(view({ chooser: 0 }), deck, players).title).toBe('fabuleux-web-title-you-ask');
});

test('the leader chooses, the others wait for it', () => {
  const choosing = { chooser: null, characteristic: null, phase: 'choosing' };
  expect(questionOf(view(choosing), deck, players).title).toBe('fabuleux-web-title-choose');
  const other = questionOf(view({ ...choosing, to_move: 1 }), deck, players);
  expect(other).toMatchObject({ title: 'fabuleux-web-title-chooses', args: { player: 'Ben' } });
});

test('a tie and a Collector have their own words', () => {
  expect(questionOf(view({ phase: 'tie' }), deck, players).title).toBe('fabuleux-web-title-tie');
  expect(questionOf(view(), deck, players, 'flood').title).toBe('fabuleux-web-title-collector');
});

test.each([
  ['asking', seat(0, { lying: { card: 'TIDE', figures: {}, grade: null } })],
  ['tie', seat(0, { drawn: [{ card: 'TIDE', figures: {}, grade: null }] })],
])('a Collector of the deck is called by its own name (%s)', (phase, turned) => {
  const { args } = questionOf(view({ phase, seats: [turned] }), deck, players, 'flood');
  expect(args.collector).toBe('TIDE');
});

test('forces that are loose, with what their sentence needs', () => {
  const forces = { ...still, flood: 'left', volcano: 1 };
  expect(loose(view({ forces }), players)).toEqual([
    { force: 'flood', args: { direction: 'left' } },
    { force: 'volcano', args: { player: 'Ben' } },
  ]);
});

test('grades said, and that of the own card', () => {
  expect(knownGrades(view(), deck)).toEqual([
    { seat: 0, grade: 'orange' },
    { seat: 1, grade: 'green' },
  ]);
});

test('of a game told again, no more than who is asked can see', () => {
  const open = view({ seat: null, to_move: 1 });
  const told = {
    ...open,
    seats: open.seats.map(seat => ({ ...seat, lying: { card: 'PET', figures: {}, grade: null } })),
  };
  expect(knownGrades(told, deck)).toEqual([{ seat: 1, grade: 'orange' }]);
});
