import { describe, expect, it } from 'vitest';
import { promiseOf, Stream } from './sealed-deck';

// The numbers of docs/seal.md.
const TABLE = '0123456789abcdef';
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const PROMISE = 'c5fa70a8486a3a32ac3c52a8d380bedf45623092d2d54ac513550f2f241aa378';
const ENTROPY = 'ffffffffffffffffffffffffffffffff,-,00000000000000000000000000000000,-';
const MESSAGE = `monuments deal 1 ${TABLE} antiquity [] ${ENTROPY}`;

describe('the seal', () => {
  it('keeps the promise', async () => {
    expect(await promiseOf(TABLE, SECRET)).toBe(PROMISE);
  });

  it('draws the documented words', async () => {
    const stream = new Stream(SECRET, MESSAGE);
    const words = [
      await stream.word(),
      await stream.word(),
      await stream.word(),
      await stream.word(),
    ];
    expect(words.map(word => word.toString(16).padStart(8, '0'))).toEqual([
      '9c013440',
      '40c63ed2',
      '70e629eb',
      '06e7ad99',
    ]);
  });
});
