import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageFor } from './routes';

const SOURCE = join(import.meta.dirname, '..');
/** Rooms whose messages begin with their name. */
const ROOMS = ['admin', 'guide', 'lobby', 'museum', 'replay'];

/** The files that a file imports at once, not on demand. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/^\s*(?:import|export) [^;]*?from '([^']+)';/gm)].flatMap(
    ([, name = '']) => {
      const path = name.replace(/^\$src/, SOURCE).replace(/^\.{1,2}\//, `${dirname(file)}/$&`);
      return [path, `${path}.ts`, `${path}.svelte.ts`].filter(each => /\.(ts|svelte)$/.test(each));
    },
  );
}

/** A page and everything that comes with it, but for the list of all messages. */
function filesOf(page: string): string[] {
  const found = new Set([page]);
  for (const file of found)
    for (const each of importsOf(file))
      if (existsSync(each) && !each.endsWith('/messages.ts')) found.add(each);
  return [...found];
}

const routes = readFileSync(join(import.meta.dirname, 'routes.ts'), 'utf8');
const pages = [...routes.matchAll(/import\('\$src\/pages\/((\w+)\/\w+\.svelte)'\)/g)].map(
  ([, file = '', name = '']) => ({ name, file: join(SOURCE, 'pages', file) }),
);

describe.each(pages)('the page $name', ({ name, file }) => {
  it('says nothing whose words it does not load', () => {
    const code = filesOf(file).map(each => readFileSync(each, 'utf8'));
    const own = pageFor(name === 'start' ? [] : [name]).rooms ?? [];
    const wanted = code.flatMap(text => [...text.matchAll(/speech\.want\('(\w+)'\)/g)]);
    const loaded = [...own, ...wanted.map(([, room = '']) => room)];
    const missing = ROOMS.filter(room => !loaded.includes(room)).flatMap(room =>
      code.flatMap(text => text.match(new RegExp(`['"\`]${room}-[a-z]+`, 'g')) ?? []),
    );

    expect(missing).toEqual([]);
  });
});
