import { describe, expect, it } from 'vitest';
import { fitted, foreseen } from './exhibition';
import type { Play } from '../model/plays';
import type { ColourView } from '../model/view';

const red = { colour: 'red', exhibition: { AKR: [9, 7] } } as unknown as ColourView;
const play = (verb: string, monument: string, cards: string[]) =>
  ({ verb, monument, cards }) as unknown as Play;

describe('what would be laid', () => {
  it('lies on the stack that it improves', () => {
    const [akropolis] = foreseen(red, red, play('improve', 'AKR', ['AKR5']));
    expect(akropolis).toMatchObject({
      cards: ['AKR9', 'AKR7', 'AKR5'],
      fresh: ['AKR5'],
      isGhost: false,
    });
  });

  it('is told from the rest in whatever order they lie', () => {
    const improving = { ...play('improve', 'AKR', ['AKR5']), stack: ['AKR5', 'AKR9', 'AKR7'] };
    expect(foreseen(red, red, improving)[0]).toMatchObject({ fresh: ['AKR5'], coming: ['AKR5'] });
  });

  it('is a stack of its own where a monument is erected', () => {
    const [, petra] = foreseen(red, red, play('erect', 'PET', ['PET9', 'PET1']));
    expect(petra).toMatchObject({ monument: 'PET', fresh: ['PET9', 'PET1'], isGhost: true });
  });
});

describe('the cards of an exhibition', () => {
  it('become narrower, never narrower than a finger', () => {
    const room = { height: 280, tallest: 1, gap: 8, isPhone: false };
    expect(fitted({ ...room, width: 458, count: 2 }).size).toBe(98);
    expect(fitted({ ...room, width: 458, count: 6 })).toMatchObject({ size: 68, isNarrow: true });
    expect(fitted({ ...room, width: 458, count: 30 }).size).toBe(44);
  });

  it('stand in two rows where they would be too narrow, except on a phone', () => {
    const room = { width: 290, height: 290, count: 8, tallest: 3, gap: 8 };
    expect(fitted({ ...room, isPhone: false })).toMatchObject({
      isInRows: true,
      size: 60,
      room: 3,
    });
    expect(fitted({ ...room, isPhone: true })).toMatchObject({ isInRows: false, size: 44 });
  });

  it('show less of each other, then less of their pictures, before the oldest fold', () => {
    const room = { width: 458, count: 2, gap: 8, isPhone: false };
    const whole = fitted({ ...room, height: 280, tallest: 3 });
    expect(whole).toMatchObject({ strip: 33, cardHeight: 138 });
    const closer = fitted({ ...room, height: 230, tallest: 3 });
    expect(closer).toMatchObject({ strip: 26, cardHeight: 130 });
    const least = fitted({ ...room, height: 200, tallest: 6 });
    expect(least).toMatchObject({ strip: 26, cardHeight: 97, room: 3 });
  });
});
