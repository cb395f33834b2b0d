import { expect, it } from 'vitest';
import { partsOf } from './router.svelte';
import { ownSeats } from '$src/platform/own-seats.svelte';
import { pageFor } from './routes';

const MISSING = '?';

it('a path leads to its page', () => {
  expect(pageFor(partsOf('/table/5f0c'))).toMatchObject({ props: { table: '5f0c' } });
  expect(pageFor(partsOf('/')).key).toBe('');
});

it('the words of a game are asked for as soon as the game is known', () => {
  ownSeats.add({ table: '5f0c', seat: 0, recovery: null }, 'Ada', null, 'fabuleux');
  expect(pageFor(['table', '5f0c']).rooms).toEqual(['fabuleux']);
  expect(pageFor(['table', '5f0d']).rooms).toBeUndefined();
  expect(pageFor(['guide', 'antiquity']).rooms).toEqual(['guide', 'antiquity']);
  expect(pageFor(['guide', 'chess']).rooms).toEqual(['guide']);
  expect(pageFor(['new', 'antiquity']).rooms).toEqual(['lobby']);
});

it('a broken escape, or a word of the language, is a page that is missing', () => {
  for (const path of ['/table/%E0%A4%A', '/%', '/constructor', '/nowhere', '/rules/a/b']) {
    expect(pageFor(partsOf(path)).key, path).toBe(MISSING);
  }
});
