import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const TYPE = /^(font|font-size)$/;
const SPACE = /^((row-|column-)?gap|(padding|margin)(-[a-z-]+)?)$/;

interface Declaration {
  where: string;
  property: string;
  value: string;
}

/** All declarations in components and style sheets. */
function declarations(): Declaration[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  return files.filter(isStyled).flatMap(where => {
    const text = readFileSync(join(SOURCE, where), 'utf8');
    const style = where.endsWith('.css') ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? '');
    const found = style.matchAll(/^\s*([a-z-]+):\s*([^;{}]+);/gm);
    return Array.from(found, ([, property = '', value = '']) => ({ where, property, value }));
  });
}

const isStyled = (path: string) => /\.(svelte|css)$/.test(path) && !path.endsWith('tokens.css');

/** Lengths of their own; a calculation may start from one. */
const literal = (value: string) =>
  /(clamp|calc|min|max)\(/.test(value) ? [] : (value.match(/(?<![\w.-])[\d.]+px/g) ?? []);

const all = declarations();

it('there are styles to look at', () => {
  expect(all.length).toBeGreaterThan(2000);
});

it('sizes of type are those of the scale', () => {
  const sizes = all.filter(({ property }) => TYPE.test(property));
  expect(sizes.filter(({ value }) => literal(value.split('/')[0] ?? '').length)).toEqual([]);
});

it('spaces are those of the scale, or a hairline', () => {
  const spaces = all.filter(({ property }) => SPACE.test(property));
  const isOff = ({ value }: Declaration) => literal(value).some(length => length !== '1px');
  expect(spaces.filter(isOff)).toEqual([]);
});
