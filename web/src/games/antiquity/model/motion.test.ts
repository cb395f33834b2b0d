import { describe, expect, it } from 'vitest';
import { flights, pauseAfter, risings, soundOf, givenIn } from './motion';

describe('flights', () => {
  it('draws from the pile, for others face down', () => {
    expect(flights([{ kind: 'draw', seat: 0, args: { card: 'AKR7' } }], 0).from).toEqual({
      AKR7: 'pile',
    });
    expect(flights([{ kind: 'draw-hidden', seat: 1 }], 0).passing).toEqual([
      { from: 'pile', to: 'hand:1' },
    ]);
  });

  it('takes a card to the hand of another, and leaves mine to its own place', () => {
    const take = { kind: 'take', seat: 1, args: { card: 'AKR7' } };
    expect(flights([take], 0).to).toEqual({ AKR7: 'hand:1' });
    expect(flights([take], 1).to).toEqual({});
  });

  it('lays cards in their order', () => {
    const erect = { kind: 'erect', seat: 1, args: { cards: ['AKR9', 'AKR7'] } };
    const plan = flights([erect], 0);
    expect(plan.order).toEqual(['AKR9', 'AKR7']);
    expect(plan.from).toEqual({ AKR9: 'hand:1', AKR7: 'hand:1' });
  });

  it('moves the markers of a history after its cards', () => {
    const plan = flights(
      [
        { kind: 'history', seat: 1, args: { pages: 1 } },
        { kind: 'give', seat: 1, args: { colour: 'red', card: 'AKR7' } },
        { kind: 'marker', seat: 1, args: { monument: 'AKR', value: 3 } },
      ],
      0,
    );
    expect(plan.to).toEqual({ AKR7: 'aside' });
    expect(plan.order).toEqual(['AKR7', 'marker:AKR']);
  });

  it('shows what others give', () => {
    const score = { kind: 'score', seat: 2, args: { cards: ['PET1', 'PHA1'], points: 2 } };
    expect(givenIn([score], 0)).toEqual({ seat: 2, cards: ['PET1', 'PHA1'], points: 2 });
    expect(givenIn([score], 2)).toBeUndefined();
  });
});

describe('pace', () => {
  it('looks longest at a history', () => {
    const entry = (kind: string) => ({
      seq: 1,
      at: 0,
      kind: 'played',
      events: [{ kind, seat: 1 }],
    });
    expect(pauseAfter([entry('history')])).toBeGreaterThan(pauseAfter([entry('take')]));
    expect(pauseAfter([])).toBe(0);
  });

  it('has a sound for what is laid, none for the rest', () => {
    expect(soundOf('erect')).toBe('lay');
    expect(soundOf('end')).toBeUndefined();
  });
});

describe('points', () => {
  it('rise from the markers that could not move to the score', () => {
    const args = { colour: 'blue', points: 2, monuments: ['AKR', 'PET'] };
    expect(risings([{ kind: 'overflow', seat: 1, args }])).toEqual([
      { text: '+2', from: ['marker:AKR', 'marker:PET', 'aside'], to: 'score:blue' },
    ]);
  });

  it('rise from the hand for a pair', () => {
    const pair = { kind: 'score', seat: 1, args: { colour: 'red', cards: [], points: 2 } };
    expect(risings([pair])).toEqual([{ text: '+2', from: ['hand:1'], to: 'score:red' }]);
    expect(risings([{ ...pair, args: { points: 0 } }])).toEqual([]);
  });

  it('are none where every marker moved', () => {
    const give = { kind: 'give', seat: 1, args: { colour: 'red', card: 'PET3' } };
    expect(risings([give])).toEqual([]);
  });
});
