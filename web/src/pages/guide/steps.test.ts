import { describe, expect, it } from 'vitest';
import type { Happened } from '$src/net/protocol';
import { moduleOf, GAMES } from '$src/games/registry';
import { guidedTable, hasDone } from './steps';

const entry = (seq: number, seat: number, kind: string): Happened => ({
  seq,
  at: 0,
  kind: 'played',
  seat,
  events: [{ kind, seat, args: {} }],
});

const guides = await Promise.all(GAMES.map(game => moduleOf(game)!.guide()));

describe('the guided games', () => {
  it('have ten steps each, with names of their own', () => {
    for (const { steps } of guides) expect(new Set(steps.map(({ id }) => id)).size).toBe(10);
  });

  it('are played on a fixed deal', () => {
    guides.forEach((guide, i) => {
      const { seats, record } = guidedTable(GAMES[i]!, guide, 'Ada');
      expect(seats).toHaveLength(3);
      expect(record).toContain(`[Game "${GAMES[i]}"]`);
    });
  });

  it('show every card of fabuleux before they begin, for what is unseen is dealt again', () => {
    const { record } = guides[GAMES.indexOf('fabuleux')]!;
    expect(record).toContain('collectors=0');
    expect(record.match(/^\d+\. /gm)).toHaveLength(36 / 3);
    expect(record).not.toContain('challenge');
  });

  it('go on when I have done what was asked, in whatever way it is told', () => {
    const happened = [entry(1, 0, 'draw-hidden'), entry(2, 1, 'erect'), entry(3, 0, 'reorder')];
    expect(hasDone(happened, { until: 'draw' }, 0, 0)).toBe(true);
    expect(hasDone(happened, { until: 'draw' }, 0, 1)).toBe(false);
    expect(hasDone(happened, { until: 'erect' }, 0, 0)).toBe(false);
    expect(hasDone(happened, { until: 'improve' }, 0, 0)).toBe(true);
  });

  it('can wait for a second time, or for anybody', () => {
    const happened = [entry(1, 0, 'choose'), entry(2, 1, 'win'), entry(3, 0, 'choose')];
    expect(hasDone(happened.slice(0, 2), { until: 'choose', times: 2 }, 0, 0)).toBe(false);
    expect(hasDone(happened, { until: 'choose', times: 2 }, 0, 0)).toBe(true);
    expect(hasDone(happened, { until: 'win' }, 0, 0)).toBe(false);
    expect(hasDone(happened, { until: 'win', anyone: true }, 0, 0)).toBe(true);
  });
});
