import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, Speaker } from '../speaker';

const HERE = import.meta.dirname;
const SOURCE = join(HERE, '../..');
const SHARED = join(SOURCE, '../../src/monuments/locales');

const AREAS = [
  ...new Set(readdirSync(HERE).flatMap(name => /^([a-z]+)\...\.ftl$/.exec(name)?.[1] ?? [])),
];

interface Message {
  id: string;
  variables: string[];
}

function messagesOf(file: string): Message[] {
  const text = readFileSync(file, 'utf8');
  const ids = [...new FluentResource(text).body].map(({ id }) => id);
  const parts = text.split(/^(?=[a-z][\w-]* =)/m);
  return ids.map(id => {
    const part = parts.find(each => each.startsWith(`${id} =`)) ?? '';
    const variables = [...part.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? '');
    return { id, variables: [...new Set(variables)].sort() };
  });
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts') ? [path] : [];
  });
}

const code = filesUnder(SOURCE).map(path => readFileSync(path, 'utf8'));
const HOLE = /\$\{(?:[^{}]|\{[^}]*\})*\}/g;
/** Every text in quotes that could be a message, with `*` for inserted parts: `lobby-kind-*`. */
const named = code.flatMap(text =>
  [...text.matchAll(/(['"`])([a-z]+-(?:[\w-]|\$\{(?:[^{}]|\{[^}]*\})*\})+)\1/g)].map(([, , word]) =>
    (word ?? '').replaceAll(HOLE, '*'),
  ),
);
const exact = new Set(named.filter(name => !name.includes('*')));
const patterns = [...new Set(named)]
  .filter(name => name.includes('*') && name.split('-').length > 1)
  .map(name => new RegExp(`^${name.replaceAll('*', '.*')}$`));
/** The beginning of messages may stand alone, to be put together elsewhere: `AREA-web-title`. */
const beginnings = [...exact].filter(name => name.split('-').length > 2).map(name => `${name}-`);

const isUsed = (id: string) =>
  exact.has(id) ||
  patterns.some(pattern => pattern.test(id)) ||
  beginnings.some(beginning => id.startsWith(beginning));

describe.each(AREAS)('the words of %s', area => {
  const english = messagesOf(join(HERE, `${area}.en.ftl`));

  it.each(LANGUAGES)('are the same in %s', language => {
    expect(messagesOf(join(HERE, `${area}.${language}.ftl`))).toEqual(english);
  });

  it('are all used', () => {
    expect(english.map(({ id }) => id).filter(id => !isUsed(id))).toEqual([]);
  });

  it('are there once', () => {
    const ids = english.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});

/** Numbers that are never 0, and why. */
const AT_LEAST_ONE: Readonly<Record<string, string>> = {
  'antiquity-event-history': 'a history has a page',
  'antiquity-web-do-all': 'a plan without plays is not shown',
  'antiquity-web-history-of': 'a history has a page',
  'antiquity-web-inspect-builder': 'who builds has laid a card',
  'antiquity-web-left-needs': 'without room another sentence is said',
  'antiquity-web-log-history': 'a history has a page',
  'antiquity-web-pages': 'the ladder begins with one page',
  'antiquity-web-tracks': 'there are always monuments',
  'antiquity-web-wins': 'somebody wins',
  'antiquity-web-you-hold': 'only for colours that have historians',
  'fabuleux-event-spared': 'told only of cards that are kept',
  'fabuleux-web-won': 'somebody wins',
  'lobby-absence-after': 'the page offers whole minutes',
  'lobby-pace-days': 'the page offers whole days',
  'lobby-pace-seconds': 'the page offers whole minutes',
  'refusal-actions-left': 'told only while actions are left',
  'table-chat-new': 'without new lines another sentence is said',
};

type Pattern = FluentResource['body'][number]['value'];

/** The messages that say the same for 0 as for 1, although they do not show the number. */
function blindToNothing(id: string, pattern: Pattern): string[] {
  if (!Array.isArray(pattern)) return [];
  return pattern.flatMap(part => {
    if (typeof part === 'string' || part.type !== 'select') return [];
    const { selector, variants } = part;
    const one = variants.find(({ key }) => key.value === 'one')?.value;
    const isShown = JSON.stringify(one)?.includes(JSON.stringify(selector));
    return !one || isShown || variants.some(({ key }) => key.value === 0) ? [] : [id];
  });
}

it('in French, where 0 is singular, nothing is not called one', () => {
  const files = AREAS.map(area => join(HERE, `${area}.fr.ftl`)).concat(join(SHARED, 'fr.ftl'));
  const messages = files.flatMap(file => new FluentResource(readFileSync(file, 'utf8')).body);
  const found = messages.flatMap(({ id, value }) => blindToNothing(id, value));
  expect(found.sort()).toEqual(Object.keys(AT_LEAST_ONE));
});

/** The messages of fabuleux, whose players may be seven years old. */
const OF_CHILDREN = /fabuleux|collector|endangered|^newcomer-(scale|pile)$/;

it('in French, only the game for children says tu', () => {
  const files = AREAS.map(area => join(HERE, `${area}.fr.ftl`)).concat(join(SHARED, 'fr.ftl'));
  const lines = files.flatMap(file => readFileSync(file, 'utf8').split(/^(?=[a-z])/m));
  const familiar = lines.filter(line => /[\s’](tu|toi|ton|ta|tes)[\s.,;]/i.test(line));
  const ids = familiar.map(line => line.split(' ')[0] ?? '');
  expect(familiar.length).toBeGreaterThan(10);
  expect(ids.filter(id => !OF_CHILDREN.test(id))).toEqual([]);
});

it.each([
  ['fr', / [:;!?%»]|« /],
  ['de', / %/],
])('in %s, no space before punctuation ends a line', (language, breaking) => {
  const files = AREAS.map(area => join(HERE, `${area}.${language}.ftl`));
  const all = [...files, join(SHARED, `${language}.ftl`)];
  const said = all
    .flatMap(file => readFileSync(file, 'utf8').split('\n'))
    .filter(line => !line.startsWith('#'));
  expect(said.filter(line => /[\u00a0\u202f][:;!?%»]/.test(line)).length).toBeGreaterThan(5);
  expect(said.filter(line => breaking.test(line))).toEqual([]);
});

it.each(LANGUAGES)('in %s, the guide quotes what stands on the page', language => {
  const read = (area: string) => readFileSync(join(HERE, `${area}.${language}.ftl`), 'utf8');
  const speaker = new Speaker(language, [
    readFileSync(join(SHARED, `${language}.ftl`), 'utf8'),
    read('antiquity'),
  ]);
  const shown = new Set([
    speaker.say('antiquity-web-erect', { monument: 'COL' }),
    speaker.say('antiquity-web-improve', { monument: 'COL' }),
    speaker.say('antiquity-web-do-lay'),
    speaker.say('antiquity-web-history'),
  ]);
  const quoted = [...read('guide').matchAll(/[“„«]\u00a0?(.+?)\u00a0?[”“»]/g)].map(
    ([, text]) => text,
  );
  expect(quoted.length).toBeGreaterThan(4);
  expect(quoted.filter(text => !shown.has(text ?? ''))).toEqual([]);
});
