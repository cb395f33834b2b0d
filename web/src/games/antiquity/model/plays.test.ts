import { describe, expect, it } from 'vitest';
import type { Form } from '$src/net/protocol';
import { moved, playOf, readPlay, typed } from './plays';

describe('the Scribe', () => {
  const form: Form = {
    verb: 'improve',
    monument: 'AKR',
    cards: ['AKR5'],
    least: 1,
    most: 1,
    stack: ['AKR9', 'AKR7'],
    reorder: true,
  };

  it('names the order only where it differs', () => {
    expect(playOf(form, ['AKR5']).notation).toBe('improve AKR5');
    const order = ['AKR5', 'AKR9', 'AKR7'];
    expect(playOf(form, ['AKR5'], { hand: [], order }).notation).toBe(
      'improve AKR5 order AKR5 AKR9 AKR7',
    );
  });
});

describe('notation', () => {
  it('may be typed in small letters, and without the colour that acts', () => {
    const forms: Form[] = [{ verb: 'erect', colour: 'red' }, { verb: 'draw' }];
    expect(typed('erect akr9 akr7', forms, 'red')).toBe('red erect AKR9 AKR7');
    expect(typed('blue erect akr9', forms, 'red')).toBe('blue erect AKR9');
    expect(typed('take Mau3', forms, 'red')).toBe('take MAU3');
    expect(typed('erect akr9', [{ verb: 'erect' }], 'red')).toBe('erect AKR9');
  });

  it('is read back', () => {
    expect(readPlay('blue improve AKR5 order AKR5 AKR9')).toMatchObject({
      verb: 'improve',
      colour: 'blue',
      cards: ['AKR5'],
      stack: ['AKR5', 'AKR9'],
      monument: 'AKR',
    });
    expect(readPlay('swap MAU8 AKR7')).toMatchObject({ cards: ['MAU8'], target: 'AKR7' });
    expect(readPlay('hero take AKR7')).toMatchObject({ verb: 'hero take', cards: ['AKR7'] });
  });

  it('moves cards in an order', () => {
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 2, -9)).toEqual(['c', 'a', 'b']);
  });
});
