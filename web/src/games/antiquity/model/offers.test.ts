import { describe, expect, it } from 'vitest';
import type { Form } from '$src/net/protocol';
import { byWorth, foremost, isSwap, joins, offered, questions, readings } from './offers';
import { readPlay } from './plays';

const FORMS: Form[] = [
  { verb: 'draw' },
  { verb: 'take', cards: ['BET7', 'KOL9'], least: 1, most: 1 },
  {
    verb: 'erect',
    monument: 'MAU',
    cards: ['MAU8', 'MAU6', 'MAU3'],
    least: 2,
    most: 3,
    ordered: true,
  },
  { verb: 'erect', monument: 'SEM', cards: ['SEM8', 'SEM4'], least: 3, most: 2, ordered: true },
  {
    verb: 'improve',
    monument: 'MAU',
    cards: ['MAU8', 'MAU6', 'MAU3'],
    least: 1,
    most: 3,
    refusal: { rule: 'A4.7', reason: 'not-built', args: { monument: 'MAU' } },
  },
  { verb: 'score', symbol: 'scroll', cards: ['MAU6', 'MAU3', 'ZEU6'], least: 2, most: 2 },
  { verb: 'buy', symbol: 'scroll', cards: ['MAU6', 'MAU3', 'ZEU6'], least: 2, most: 2 },
  { verb: 'end', refusal: { rule: 'A4.1', reason: 'actions-left', args: { count: 2 } } },
];

describe('isSwap', () => {
  const swap: Form = { verb: 'swap', cards: ['MAU8', 'ZEU6'], targets: ['KOL9'] };

  it('knows which two cards can be swapped', () => {
    expect(isSwap([...FORMS, swap], ['MAU8'], 'KOL9')).toBe(true);
    expect(isSwap([...FORMS, swap], ['MAU8'], 'BET7')).toBe(false);
    expect(isSwap([...FORMS, swap], ['MAU8', 'ZEU6'], 'KOL9')).toBe(false);
    expect(isSwap([...FORMS, swap], [], 'KOL9')).toBe(false);
  });

  it('finds none without the power for it', () => {
    expect(isSwap(FORMS, ['MAU8'], 'KOL9')).toBe(false);
    expect(isSwap([{ verb: 'swap', cards: [], targets: [] }], ['MAU8'], 'KOL9')).toBe(false);
  });
});

describe('offered', () => {
  it('lays the selected cards in their order', () => {
    const { possible } = offered(FORMS, { hand: ['MAU3', 'MAU8'] });
    expect(possible.map(play => play.notation)).toEqual(['erect MAU3 MAU8']);
  });

  it('offers every reading of a pair', () => {
    const { possible, refused } = offered(FORMS, { hand: ['MAU6', 'MAU3'] });
    expect(possible.map(play => play.notation)).toEqual([
      'erect MAU6 MAU3',
      'score MAU6 MAU3',
      'buy MAU6 MAU3',
    ]);
    expect(refused.map(play => play.refusal?.reason)).toEqual(['not-built']);
  });

  it('offers nothing for too few cards, and asks why', () => {
    const chosen = { hand: ['SEM8', 'SEM4'] };
    expect(offered(FORMS, chosen)).toEqual({ possible: [], refused: [] });
    expect(questions(FORMS, chosen, false)).toEqual(['erect SEM8 SEM4', 'score SEM8 SEM4']);
  });

  it('takes a face-up card or draws', () => {
    expect(offered(FORMS, { hand: [], row: 'KOL9' }).possible[0]?.notation).toBe('take KOL9');
    expect(offered(FORMS, { hand: [], pile: true }).possible[0]?.notation).toBe('draw');
  });

  it('says what needs cards that are not there', () => {
    const args = { symbol: 'ship' };
    const lacking: Form[] = [
      { verb: 'take', refusal: { rule: 'A4.3', reason: 'nothing-face-up', args: {} } },
      { verb: 'score', symbol: 'ship', refusal: { rule: 'A4.8', reason: 'no-pair', args } },
      { verb: 'buy', symbol: 'ship', refusal: { rule: 'A4.2', reason: 'no-pair', args } },
    ];
    const { refused } = offered(lacking, { hand: [] });
    expect(refused.map(play => play.refusal?.rule).sort()).toEqual(['A4.2', 'A4.3', 'A4.8']);
  });

  it('suggests the largest building first, and to draw before a pair is spent on an action', () => {
    const { possible } = offered(FORMS, { hand: [] });
    expect(possible[0]?.notation).toBe('erect MAU8 MAU6 MAU3');
    expect(possible.slice(-2).map(({ verb }) => verb)).toEqual(['draw', 'buy']);
  });

  it('shows three possible plays and one refused', () => {
    const { possible, refused, more } = foremost(offered(FORMS, { hand: [] }), 4);
    expect([possible.length, refused.length]).toEqual([3, 1]);
    expect(more).toBeGreaterThan(0);
  });

  it('shows what is possible before what is not, where there is little room', () => {
    const { possible, refused } = foremost(offered(FORMS, { hand: [] }), 2);
    expect([possible.length, refused.length]).toEqual([2, 0]);
  });

  it('shows the play being looked at, however little room there is', () => {
    const all = offered(FORMS, { hand: [] });
    const last = all.possible.at(-1);
    expect(foremost(all, 1, last).possible).toEqual([last]);
  });

  it('puts what brings more first among its like, and what brings nothing last', () => {
    const plays = ['draw', 'score AKR1 BAB1', 'score AKR2 BAB2', 'score AKR3 BAB3', 'end'];
    const worths = { 'score AKR1 BAB1': 0, 'score AKR2 BAB2': 1, 'score AKR3 BAB3': 3 };
    expect(byWorth(plays.map(readPlay), worths).map(({ notation }) => notation)).toEqual([
      'draw',
      'score AKR3 BAB3',
      'score AKR2 BAB2',
      'end',
      'score AKR1 BAB1',
    ]);
  });

  it('keeps to the colour that acts', () => {
    const forms: Form[] = ['red', 'blue'].map(colour => ({
      verb: 'erect',
      colour,
      monument: 'MAU',
      cards: ['MAU8', 'MAU6'],
      least: 2,
      most: 2,
    }));
    const { possible } = offered(forms, { hand: ['MAU8', 'MAU6'], colour: 'blue' });
    expect(possible.map(play => play.notation)).toEqual(['blue erect MAU8 MAU6']);
  });
});

describe('questions', () => {
  it('are asked of what no form answers', () => {
    expect(questions(FORMS, { hand: ['SEM8', 'ZEU6'] }, false)).toEqual([
      'erect SEM8 ZEU6',
      'score SEM8 ZEU6',
    ]);
    expect(questions(FORMS, { hand: ['MAU6', 'ZEU6'] }, false)).toEqual(['erect MAU6 ZEU6']);
    expect(questions(FORMS, { hand: ['MAU6', 'MAU3'] }, false)).toEqual([]);
    expect(questions(FORMS, { hand: ['SEM8'] }, false)).toEqual(['erect SEM8']);
  });

  it('name the colour that acts, where there are two', () => {
    const forms = [{ verb: 'draw' }];
    expect(questions(forms, { hand: ['SEM8'], colour: 'blue' }, true)).toEqual(['blue erect SEM8']);
  });

  it('are none of unknown cards, of other choices, or out of turn', () => {
    expect(questions(FORMS, { hand: ['?'] }, false)).toEqual([]);
    expect(questions(FORMS, { hand: ['SEM8'], row: 'KOL9' }, false)).toEqual([]);
    expect(questions([], { hand: ['SEM8'] }, false)).toEqual([]);
  });
});

describe('joins', () => {
  it('tells which cards go together in some form', () => {
    expect(joins(FORMS, ['MAU6'], 'ZEU6')).toBe(true);
    expect(joins(FORMS, ['MAU6', 'ZEU6'], 'MAU3')).toBe(false);
    expect(joins(FORMS, ['SEM8'], 'MAU3')).toBe(false);
    expect(joins([], ['SEM8'], 'MAU3')).toBe(true);
  });
});

it('a plan has every reading', () => {
  expect(readings({ hand: ['AKR9', 'AKR7'], colour: 'red' }, true)).toEqual([
    'red erect AKR9 AKR7',
    'red improve AKR9 AKR7',
    'red score AKR9 AKR7',
    'buy AKR9 AKR7',
  ]);
  expect(readings({ hand: ['?'] }, false)).toEqual([]);
});
