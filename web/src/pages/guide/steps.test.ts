import { describe, expect, it } from 'vitest';
import type { Happened } from '$lib/protocol';
import { guidedTable, hasDone, STEPS } from './steps';

const entry = (seq: number, seat: number, kind: string): Happened => ({
  seq,
  at: 0,
  kind: 'played',
  seat,
  events: [{ kind, seat, args: {} }],
});

describe('the guided games', () => {
  it('have ten steps each, with names of their own', () => {
    for (const steps of Object.values(STEPS)) {
      expect(new Set(steps.map(({ id }) => id)).size).toBe(10);
    }
  });

  it('are played on a fixed deal where the game allows it', () => {
    expect(guidedTable('antiquity', 'Ada').record).toContain('[Deck "');
    expect(guidedTable('fabuleux', 'Ada').options).toContain('first=1');
  });

  it('go on when I have done what was asked, in whatever way it is told', () => {
    const happened = [entry(1, 0, 'draw-hidden'), entry(2, 1, 'erect'), entry(3, 0, 'reorder')];
    expect(hasDone(happened, 0, 'draw', 0)).toBe(true);
    expect(hasDone(happened, 0, 'draw', 1)).toBe(false);
    expect(hasDone(happened, 0, 'erect', 0)).toBe(false);
    expect(hasDone(happened, 0, 'improve', 0)).toBe(true);
  });
});
