import { describe, expect, it } from 'vitest';
import { checkSeal, promiseOf, Stream } from './seal';

// The numbers of docs/seal.md.
const TABLE = '0123456789abcdef';
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const PROMISE = 'c5fa70a8486a3a32ac3c52a8d380bedf45623092d2d54ac513550f2f241aa378';
const ENTROPY = 'ffffffffffffffffffffffffffffffff,-,00000000000000000000000000000000,-';
const MESSAGE = `monuments deal 1 ${TABLE} antiquity [] ${ENTROPY}`;
const CODES = 'AKR ART BAB BET COL KOL MAU PET PHA PYR SEM ZEU'.split(' ');

async function dealt(): Promise<{ deck: string[]; first: number }> {
  const deck = CODES.flatMap(code => Array.from({ length: 9 }, (_, i) => `${code}${i + 1}`));
  const stream = new Stream(SECRET, MESSAGE);
  await stream.shuffle(deck);
  return { deck, first: (await stream.below(4)) + 1 };
}

function record(deck: string[], first: number): string {
  return [
    '[Game "antiquity"]',
    '[Options ""]',
    `[First "${first}"]`,
    `[Deck "${deck.join(' ')}"]`,
    `[Seal "1 ${TABLE} ${PROMISE} ${SECRET} ${ENTROPY}"]`,
  ].join('\n');
}

const info = { table: TABLE, version: 1, commitment: PROMISE, entropy: ENTROPY.split(',') };

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

  it('deals the documented deck', async () => {
    const { deck, first } = await dealt();
    expect(deck.slice(0, 10).join(' ')).toBe('ART6 BAB9 AKR7 PET1 MAU5 MAU6 ART1 ZEU7 BAB7 PHA8');
    expect(first).toBe(3);
  });

  it('finds an honest deck honest, and another one out', async () => {
    const { deck, first } = await dealt();
    expect(await checkSeal(info, record(deck, first), PROMISE)).toBe('honest');
    const swapped = [deck[1] ?? '', deck[0] ?? '', ...deck.slice(2)];
    expect(await checkSeal(info, record(swapped, first), PROMISE)).toBe('deal');
    expect(await checkSeal(info, record(deck, first), 'f'.repeat(64))).toBe('promise');
    expect(await checkSeal(info, '[Game "antiquity"]', null)).toBe('none');
  });
});
