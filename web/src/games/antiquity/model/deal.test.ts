import { expect, test } from 'vitest';
import { checkSeal, Stream } from '$src/table/sealed-deck';
import { MONUMENTS } from './cards';
import { dealer } from './deal';

// The numbers of docs/seal.md.
const TABLE = '0123456789abcdef';
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const PROMISE = 'c5fa70a8486a3a32ac3c52a8d380bedf45623092d2d54ac513550f2f241aa378';
const ENTROPY = 'ffffffffffffffffffffffffffffffff,-,00000000000000000000000000000000,-';
const MESSAGE = `monuments deal 1 ${TABLE} antiquity [] ${ENTROPY}`;
const ALL = MONUMENTS.flatMap(code => Array.from({ length: 9 }, (_, i) => `${code}${i + 1}`));
const SEAL = { table: TABLE, version: 1, commitment: PROMISE, entropy: ENTROPY.split(',') };

async function dealt(): Promise<{ cards: string[]; first: string }> {
  const sealed = { seats: 4, options: '', deck: ALL.join(' ') };
  return (await dealer.deal(new Stream(SECRET, MESSAGE), sealed)) ?? { cards: [], first: '' };
}

function record(cards: string[], first: string): string {
  return [
    '[Game "antiquity"]',
    '[Options ""]',
    `[First "${first}"]`,
    `[Deck "${cards.join(' ')}"]`,
    `[Seal "1 ${TABLE} ${PROMISE} ${SECRET} ${ENTROPY}"]`,
  ].join('\n');
}

test('deals the documented deck', async () => {
  const { cards, first } = await dealt();
  expect(cards.slice(0, 10).join(' ')).toBe('ART6 BAB9 AKR7 PET1 MAU5 MAU6 ART1 ZEU7 BAB7 PHA8');
  expect(first).toBe('3');
});

test('deals for two without one of the monuments', async () => {
  const stream = new Stream(SECRET, MESSAGE);
  const deal = await dealer.deal(stream, { seats: 2, options: '', deck: '' });
  expect(deal?.cards).toHaveLength(99);
});

test('finds an honest deck honest, and another one out', async () => {
  const { cards, first } = await dealt();
  const check = (text: string, promised: string | null = PROMISE) =>
    checkSeal(SEAL, text, promised, dealer);
  expect(await check(record(cards, first))).toBe('honest');
  const swapped = [cards[1] ?? '', cards[0] ?? '', ...cards.slice(2)];
  expect(await check(record(swapped, first))).toBe('deal');
  expect(await check(record(cards, '1'))).toBe('deal');
  expect(await check(record(cards, first), 'f'.repeat(64))).toBe('promise');
  expect(await check('[Game "antiquity"]', null)).toBe('none');
  expect(await check(record(cards, first).replace('antiquity', 'another'))).toBe('unable');
});
