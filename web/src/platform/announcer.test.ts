import { beforeEach, expect, it } from 'vitest';
import { announcer } from './announcer.svelte';

const texts = (lines: { text: string }[]) => lines.map(({ text }) => text);

beforeEach(() => announcer.clear());

it('what is urgent is there once', () => {
  for (let turn = 0; turn < 3; turn++) announcer.tellAtOnce('It is your turn.');
  expect(texts(announcer.urgent)).toEqual(['It is your turn.']);
});

it('each new one is a line of its own, which is read out', () => {
  announcer.tellAtOnce('It is your turn.');
  const [first] = announcer.urgent;
  announcer.tellAtOnce('It is your turn.');
  expect(announcer.urgent[0]?.number).not.toBe(first?.number);
});

it('another table begins with nothing', () => {
  announcer.tell('Ada draws.');
  announcer.tellAtOnce('It is your turn.');
  announcer.clear();
  expect([announcer.polite, announcer.urgent]).toEqual([[], []]);
});

it('what is true no more is taken back, and nothing that was said since', () => {
  const unsay = announcer.tellAtOnce('It is your turn.');
  unsay();
  expect(announcer.urgent).toEqual([]);
  const late = announcer.tellAtOnce('It is your turn.');
  announcer.tellAtOnce('The pile is empty.');
  late();
  expect(texts(announcer.urgent)).toEqual(['The pile is empty.']);
});
