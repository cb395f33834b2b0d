import { describe, expect, it } from 'vitest';
import type { Arguments } from '$src/i18n/speaker';
import { lineOf, notUndone, partsOf, sinceMine, veiled } from './log';

const say = (message: string, args: Arguments) => `${message}: ${String(args.cards ?? args.card)}`;

describe('the log', () => {
  it('sets cards apart from words', () => {
    const line = lineOf({ kind: 'take', seat: 1, args: { card: 'SEM4' } }, 'k', say);
    expect(line.parts).toEqual([{ text: 'antiquity-web-log-take: ' }, { card: 'SEM4' }]);
    expect(line.cards).toEqual(['SEM4']);
  });

  it('veils what was drawn, and nothing else', () => {
    const drawn = { kind: 'hero-draw', seat: 0, args: { card: 'SEM4' } };
    const taken = { kind: 'take', seat: 0, args: { card: 'SEM4' } };

    expect(veiled(drawn)).toEqual({ kind: 'hero-draw-hidden', seat: 0, args: {} });
    expect(veiled(taken)).toBe(taken);
  });

  it('leaves plain sentences whole', () => {
    expect(partsOf('drew a card')).toEqual([{ text: 'drew a card' }]);
  });

  it('leaves out what was taken back, and what is not shown yet', () => {
    const entry = (seq: number, more = {}) => ({ seq, at: 0, kind: 'played', seat: 0, ...more });
    const undone = entry(4, { kind: 'undone', to: 1 });
    const happened = [entry(1), entry(2), entry(3), undone, entry(5), entry(6)];
    expect(notUndone(happened, 5).map(({ seq }) => seq)).toEqual([1, 5]);
    expect(notUndone(happened, 3).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('begins after my last turn', () => {
    const entry = (seq: number, seat: number, kind: string) => ({
      seq,
      at: 0,
      kind: 'played',
      seat,
      events: [{ kind, seat }],
    });
    const happened = [entry(1, 0, 'draw'), entry(2, 0, 'end'), entry(3, 1, 'draw')];
    expect(sinceMine(happened, 0).map(({ seq }) => seq)).toEqual([3]);
    expect(sinceMine(happened.slice(0, 2), 0)).toEqual([]);
    const handed = { seq: 4, at: 0, kind: 'handed', seat: 0 };
    expect(sinceMine([...happened, handed], 0).map(({ seq }) => seq)).toEqual([3, 4]);
  });
});
