import { beforeEach, expect, it } from 'vitest';
import { bitsFor, bitsGiven } from './bits';
import { keep } from './keep';
import { hasBits } from './seal';

beforeEach(() => keep('bits', []));

it('who asks twice gives the same bits for the same promise', () => {
  const bits = bitsFor('one');

  expect(bits).toMatch(/^[0-9a-f]{32}$/);
  expect(bitsFor('one')).toBe(bits);
  expect(bitsGiven('one')).toBe(bits);
  expect(bitsFor('two')).not.toBe(bits);
});

it('bits without a promise are forgotten', () => {
  expect(bitsFor(null)).not.toBe(bitsFor(null));
  expect(bitsGiven(null)).toBeUndefined();
});

it('bits that were left out of the shuffle are missed', () => {
  const bits = bitsFor('one');
  const record = (given: string) => `[Game "antiquity"]\n[Seal "1 t p s ${given}"]\n`;

  expect(hasBits(record(`-,${bits}`), bits)).toBe(true);
  expect(hasBits(record(`-,${bitsFor('two')}`), bits)).toBe(false);
  expect(hasBits(record('-,-') + `# ${bits}`, bits)).toBe(false);
});
