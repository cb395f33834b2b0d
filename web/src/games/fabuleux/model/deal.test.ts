import { expect, test } from 'vitest';
import { checkSeal, promiseOf, Stream } from '$src/table/sealed-deck';
import { dealerOf } from './deal';
import { Deck, type CardList } from './deck';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const names = { en: '', fr: '', de: '' };
const deck = new Deck({
  characteristics: [],
  cards: [
    ...['ANG', 'BOR', 'CHA'].map(code => ({ code, kind: 'monument', names })),
    ...['FLOOD', 'HURRICANE'].map(code => ({ code, kind: 'collector', names })),
  ],
} as unknown as CardList);
const dealer = dealerOf(deck);

async function sealed(change: (dealt: string) => string) {
  const promise = await promiseOf('0123456789abcdef', SECRET);
  const stream = new Stream(
    SECRET,
    'monuments deal 1 0123456789abcdef fabuleux [collectors=1] -,-',
  );
  const drawn = ['FLOOD', 'HURRICANE'][await stream.below(2)];
  const cards = ['ANG', 'BOR', 'CHA', drawn];
  await stream.shuffle(cards);
  const first = (await stream.below(2)) + 1;
  const record = [
    '[Game "fabuleux"]',
    '[Options "collectors=1"]',
    `[First "${first}"]`,
    `[Deck "${change(cards.join(' '))}"]`,
    `[Seal "1 0123456789abcdef ${promise} ${SECRET} -,-"]`,
  ].join('\n');
  const seal = { table: '0123456789abcdef', version: 1, commitment: promise, entropy: ['-', '-'] };
  return { seal, record };
}

test('what was sealed is honest', async () => {
  const { seal, record } = await sealed(dealt => dealt);
  expect(await checkSeal(seal, record, seal.commitment, dealer)).toBe('honest');
});

test('another order is not', async () => {
  const { seal, record } = await sealed(dealt => dealt.split(' ').reverse().join(' '));
  expect(await checkSeal(seal, record, seal.commitment, dealer)).toBe('deal');
});

test('nor is another promise, and without a seal there is nothing to check', async () => {
  const { seal, record } = await sealed(dealt => dealt);
  expect(await checkSeal(seal, record, 'something else', dealer)).toBe('promise');
  expect(await checkSeal(seal, '[Deck "ANG"]', null, dealer)).toBe('none');
  expect(await checkSeal(seal, '[Deck "ANG"]', seal.commitment, dealer)).toBe('promise');
});
