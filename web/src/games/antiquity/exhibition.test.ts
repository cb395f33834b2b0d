import { describe, expect, it } from 'vitest';
import { fitted, foreseen } from './exhibition';
import type { Play } from './plays';
import type { ColourView } from './view';

const red = { colour: 'red', exhibition: { AKR: [9, 7] } } as unknown as ColourView;
const play = (verb: string, monument: string, cards: string[]) =>
  ({ verb, monument, cards }) as unknown as Play;

describe('what would be laid', () => {
  it('lies on the stack that it improves', () => {
    const [akropolis] = foreseen(red, red, play('improve', 'AKR', ['AKR5']));
    expect(akropolis).toMatchObject({ cards: ['AKR9', 'AKR7', 'AKR5'], ghosts: 1, isGhost: false });
  });

  it('is a stack of its own where a monument is erected', () => {
    const [, petra] = foreseen(red, red, play('erect', 'PET', ['PET9', 'PET1']));
    expect(petra).toMatchObject({ monument: 'PET', ghosts: 2, isGhost: true });
  });
});

describe('the cards of an exhibition', () => {
  it('become narrower, never narrower than a finger', () => {
    const room = { height: 280, gap: 8, isPhone: false };
    expect(fitted({ ...room, width: 458, count: 2 }).size).toBe(98);
    expect(fitted({ ...room, width: 458, count: 6 })).toMatchObject({ size: 68, isNarrow: true });
    expect(fitted({ ...room, width: 458, count: 30 }).size).toBe(44);
  });
});
