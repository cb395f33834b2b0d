import { beforeEach, expect, it } from 'vitest';
import { entropyFor, entropyGiven } from './shuffle-entropy';
import { writeStored } from '$src/platform/storage';
import { hasBits } from '$src/table/sealed-deck';

beforeEach(() => writeStored('bits', []));

it('who asks twice gives the same bits for the same promise', () => {
  const bits = entropyFor('one');

  expect(bits).toMatch(/^[0-9a-f]{32}$/);
  expect(entropyFor('one')).toBe(bits);
  expect(entropyGiven('one')).toBe(bits);
  expect(entropyFor('two')).not.toBe(bits);
});

it('bits without a promise are forgotten', () => {
  expect(entropyFor(null)).not.toBe(entropyFor(null));
  expect(entropyGiven(null)).toBeUndefined();
});

it('bits that were left out of the shuffle are missed', () => {
  const bits = entropyFor('one');
  const record = (given: string) => `[Game "antiquity"]\n[Seal "1 t p s ${given}"]\n`;

  expect(hasBits(record(`-,${bits}`), bits)).toBe(true);
  expect(hasBits(record(`-,${entropyFor('two')}`), bits)).toBe(false);
  expect(hasBits(record('-,-') + `# ${bits}`, bits)).toBe(false);
});
