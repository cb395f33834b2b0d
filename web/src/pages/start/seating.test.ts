import { expect, it } from 'vitest';
import { proposed, withWishes } from './seating';

const OFFERED = ['clio', 'dion', 'myron', 'nike'];

it('those proposed sit down first, then whoever else there is', () => {
  expect(proposed('antiquity', ['nike', 'dion', 'clio'])).toEqual(['dion', 'clio', 'nike']);
});

it('a newcomer meets beginners', () => {
  expect(proposed('fabuleux', ['vera', 'otto', 'mila'], true)).toEqual(['mila', 'otto', 'mila']);
});

it('a wish stays in its place while the server offers it', () => {
  const places = proposed('antiquity', OFFERED);
  expect(withWishes(places, ['dion', 'nike', 'clio'], OFFERED)).toEqual(['dion', 'nike', 'clio']);
  expect(withWishes(places, ['dion', 'gone', 'clio'], OFFERED)).toEqual(['dion', 'myron', 'clio']);
});

it('without wishes those proposed sit there', () => {
  expect(withWishes(['dion', 'myron'], undefined, OFFERED)).toEqual(['dion', 'myron']);
});
