// Generate the types of the wire (docs/*.json) and of the words (*.ftl): `npm run types`.
// `npm run types -- --check` fails if a file is out of date.
import { compile } from 'json-schema-to-typescript';
import { readdir, readFile, writeFile } from 'node:fs/promises';

const here = path => new URL(path, import.meta.url);
const read = async path => JSON.parse(await readFile(here(path), 'utf8'));

/** Let every reference point to one list of definitions, and drop second names. */
function pointHere(value) {
  if (Array.isArray(value)) return value.map(pointHere);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .filter(([key, inner]) => !(key === 'title' && typeof inner === 'string') && key !== 'default')
    .map(([key, inner]) =>
      key === '$ref'
        ? [key, inner.replace('#/components/schemas/', '#/$defs/')]
        : [key, pointHere(inner)],
    );
  return Object.fromEntries(entries);
}

/** Return the types of a list of definitions. */
async function typesOf(source, definitions) {
  const $defs = pointHere(definitions);
  const properties = Object.fromEntries(
    Object.keys($defs).map(name => [name, { $ref: `#/$defs/${name}` }]),
  );
  const text = await compile({ $defs, properties, type: 'object' }, 'Everything', {
    bannerComment: `/** Made from ${source} by \`npm run types\`. */`,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 100, arrowParens: 'avoid' },
  });
  // The list of everything was only needed so that every definition is written.
  return text.replace(/\nexport interface Everything \{[\s\S]*?\n\}/, '');
}

/** Return the ids of all Fluent messages in English, each with the arguments that it takes. */
async function wordTypes() {
  const folder = '../src/i18n/words/';
  const own = (await readdir(here(folder))).filter(name => name.endsWith('.en.ftl'));
  const paths = [...own.map(name => folder + name), '../../src/monuments/locales/en.ftl'];
  const texts = await Promise.all(paths.map(path => readFile(here(path), 'utf8')));
  const found = texts.flatMap(text => text.replace(/^#.*\n/gm, '').split(/^(?=[a-z][\w-]* =)/m));
  const rows = found.flatMap(message => {
    const [, id] = /^([a-z][\w-]*) =/.exec(message) ?? [];
    const names = [...new Set(Array.from(message.matchAll(/\$(\w+)/g), ([, name]) => name))].sort();
    return id ? [`  '${id}': ${names.length ? `Args<'${names.join("' | '")}'>` : 'Args'};`] : [];
  });
  const head = `/** Made from the English words by \`npm run types\`. */
import type { Argument } from './speaker';

type Args<Names extends string = never> = Readonly<Record<Names, Argument>>;
`;
  return `${head}
/** Every message with its arguments. */
export interface Messages {
${rows.sort().join('\n')}
}
`;
}

/** Return groups of rule numbers as constants: `verbs` becomes VERB_RULES. */
function constants(groups) {
  const head = '/** Made from docs/protocol.schema.json by `npm run types`. */\n';
  const written = Object.entries(groups).map(([group, numbers]) => {
    const rows = Object.entries(numbers).map(([key, rule]) => {
      const name = /^\w+$/.test(key) ? key : `'${key}'`;
      return `  ${name}: '${rule}',`;
    });
    const name = `${group.toUpperCase().replace(/S$/, '')}_RULES`;
    return `export const ${name} = {\n${rows.join('\n')}\n} as const;\n`;
  });
  return head + written.join('');
}

const messages = await read('../../docs/protocol.schema.json');
const requests = await read('../../docs/openapi.json');
const isView = name => name.startsWith('view-');
const plain = Object.entries(messages.$defs).filter(([name]) => !isView(name));

const files = {
  '../src/net/protocol.ts': await typesOf('docs/protocol.schema.json and docs/openapi.json', {
    ...requests.components.schemas,
    ...Object.fromEntries(plain),
  }),
  '../src/i18n/messages.ts': await wordTypes(),
};
for (const [name, schema] of Object.entries(messages.$defs)) {
  if (!isView(name)) continue;
  const path = `../src/games/${name.slice('view-'.length)}/model/view.ts`;
  files[path] = await typesOf('docs/protocol.schema.json', schema.$defs);
}

for (const [game, numbers] of Object.entries(messages['x-rule-numbers'])) {
  if (Object.keys(numbers).length)
    files[`../src/games/${game}/model/rule-numbers.ts`] = constants(numbers);
}

for (const [path, text] of Object.entries(files)) {
  const found = await readFile(here(path), 'utf8').catch(() => '');
  if (found === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`${path.slice(3)} is out of date: npm run types`);
    process.exitCode = 1;
  } else {
    await writeFile(here(path), text);
  }
}
