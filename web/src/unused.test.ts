import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const HERE = import.meta.dirname;
const read = (path: string) => readFileSync(join(HERE, path), 'utf8');

/** All sources of the page but the gallery, whose use does not count. */
const SOURCE = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter(
    path =>
      /\.(svelte|ts|css)$/.test(path) && !/\.test\.ts$|pages.gallery|Gallery.svelte/.test(path),
  )
  .map(read)
  .join('\n');
/** Named after cards and seats, which come from the server: `sym-{symbol}`. */
const BY_CODE = ['sym', 'seal', 'mon', 'ask', 'force'];

const foundIn = (text: string, pattern: RegExp) =>
  [...new Set(Array.from(text.matchAll(pattern), ([, name]) => name ?? ''))].sort();

describe('nothing is carried along that nobody uses', () => {
  it('of the drawings', () => {
    const drawn = foundIn(read('art/sprite.svg'), /<symbol id="([^"]+)"/g);
    const isNamed = (id: string) => new RegExp(`["'#]${id}["']`).test(SOURCE);
    const isMade = ([kind = '']: string[]) =>
      BY_CODE.includes(kind) && SOURCE.includes(`"${kind}-{`);
    expect(drawn.filter(id => !isNamed(id) && !isMade(id.split('-')))).toEqual([]);
  });

  it('of the colours and sizes', () => {
    const tokens = foundIn(read('styles/tokens.css'), /(--[\w-]+):/g);
    const used = foundIn(SOURCE, /var\((--[\w-]+)/g);
    expect(tokens.filter(token => !used.includes(token))).toEqual([]);
  });
});
