import { expect, it } from 'vitest';
import { partsOf } from '$lib/route.svelte';
import { pageFor } from './pages';

const MISSING = '?';

it('a path leads to its page', () => {
  expect(pageFor(partsOf('/table/5f0c'))).toMatchObject({ props: { table: '5f0c' } });
  expect(pageFor(partsOf('/')).key).toBe('');
});

it('a broken escape, or a word of the language, is a page that is missing', () => {
  for (const path of ['/table/%E0%A4%A', '/%', '/constructor', '/nowhere', '/rules/a/b']) {
    expect(pageFor(partsOf(path)).key, path).toBe(MISSING);
  }
});
