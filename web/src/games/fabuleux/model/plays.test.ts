import { expect, test } from 'vitest';
import type { Form } from '$src/net/protocol';
import { adviceFor, choicesFrom, inOrder } from './plays';

const tooSafe = { rule: 'F8', reason: 'not-more-endangered', args: {} };
const asked: Form[] = [
  { verb: 'choose', targets: ['height'], refusal: { rule: 'F3', reason: 'already-chosen' } },
  { verb: 'say' },
  { verb: 'challenge', targets: ['feat', 'date'] },
];

test('a leader may choose each characteristic', () => {
  const choices = choicesFrom([
    { verb: 'choose', targets: ['height', 'date'] },
    { verb: 'say', refusal: { rule: 'F3', reason: 'choose-first' } },
    { verb: 'challenge', targets: ['height'], refusal: { rule: 'F3', reason: 'choose-first' } },
  ]);
  expect(choices.choose.map(({ play }) => play)).toEqual(['choose height', 'choose date']);
  expect(choices.say).toBeUndefined();
  expect(choices.whyNot).toBeUndefined();
});

test('whoever is asked may say, or change the question', () => {
  const choices = choicesFrom(asked);
  expect(inOrder(choices).map(({ play }) => play)).toEqual([
    'say',
    'challenge feat',
    'challenge date',
  ]);
});

test('why the question cannot be changed is told once a value can be said', () => {
  const choices = choicesFrom([
    { verb: 'say' },
    { verb: 'challenge', targets: ['feat'], refusal: tooSafe },
  ]);
  expect(choices.challenge).toEqual([]);
  expect(choices.whyNot).toEqual(tooSafe);
});

test('a Collector comes first, with its targets', () => {
  const first = { rule: 'F9', reason: 'collector-first' };
  const choices = choicesFrom([
    { verb: 'flood', targets: ['left', 'right'] },
    { verb: 'say', refusal: first },
    { verb: 'challenge', refusal: first },
  ]);
  expect(choices.collector).toBe('flood');
  expect(inOrder(choices).map(({ play }) => play)).toEqual(['flood left', 'flood right']);
  expect(choicesFrom([{ verb: 'eclipse' }]).announce).toEqual([
    { verb: 'eclipse', play: 'eclipse' },
  ]);
});

test('without forms nothing can be done', () => {
  expect(inOrder(choicesFrom([]))).toEqual([]);
});

test('only the best play is advised, by how many of ten rounds it wins', () => {
  const hint = (play: string, chance: number) => ({ play, chance, weight: 1, line: [play] });
  const hints = [hint('say', 0.44), hint('challenge date', 0.2)];
  expect(adviceFor(hints, 'say')).toBe(4);
  expect(adviceFor(hints, 'challenge date')).toBeUndefined();
  expect(adviceFor([], 'say')).toBeUndefined();
});
