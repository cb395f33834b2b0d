import { describe, expect, it } from 'vitest';
import { coloursOf } from '$src/games/registry';
import { colourOf, COLOURS } from './seat-colours';

describe('the colours of the seats', () => {
  it('differ for six', () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map(colourOf)).size).toBe(COLOURS.length);
  });

  it('are two each where two play antiquity', () => {
    expect(coloursOf('antiquity', 1, 2)).toEqual(['green', 'yellow']);
    expect(coloursOf('antiquity', 1, 3)).toEqual(['blue']);
    expect(coloursOf('fabuleux', 1, 2)).toEqual(['blue']);
  });
});
