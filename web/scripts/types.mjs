// Write the types of messages, requests and views anew from docs/*.json: `npm run types`.
// `npm run types -- --check` fails if a file is not what it should be.
import { compile } from 'json-schema-to-typescript';
import { readFile, writeFile } from 'node:fs/promises';

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

const messages = await read('../../docs/protocol.schema.json');
const requests = await read('../../docs/openapi.json');
const isView = name => name.startsWith('view-');
const plain = Object.entries(messages.$defs).filter(([name]) => !isView(name));

const files = {
  '../src/lib/protocol.ts': await typesOf('docs/protocol.schema.json and docs/openapi.json', {
    ...requests.components.schemas,
    ...Object.fromEntries(plain),
  }),
};
for (const [name, schema] of Object.entries(messages.$defs)) {
  if (!isView(name)) continue;
  const path = `../src/games/${name.slice('view-'.length)}/view.ts`;
  files[path] = await typesOf('docs/protocol.schema.json', schema.$defs);
}

for (const [path, text] of Object.entries(files)) {
  const found = await readFile(here(path), 'utf8').catch(() => '');
  if (found === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`${path.slice(3)} is not what the schema says: npm run types`);
    process.exitCode = 1;
  } else {
    await writeFile(here(path), text);
  }
}
