import { svelte } from '@sveltejs/vite-plugin-svelte';
import { marked } from 'marked';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Turn `*.md?page` into HTML at build time, so that no reader of Markdown is sent to anybody. */
function pages(): Plugin {
  return {
    name: 'pages',
    enforce: 'pre',
    async load(id) {
      const [file, query] = id.split('?');
      if (query !== 'page' || !file?.endsWith('.md')) return null;
      const { readFile } = await import('node:fs/promises');
      const html = await marked.parse(await readFile(file, 'utf8'));
      return `export default ${JSON.stringify(html)}`;
    },
  };
}

const LANGUAGES = ['en', 'fr', 'de'];
const GAMES = readdirSync(here('src/games')).filter(name =>
  existsSync(here(`src/games/${name}/index.ts`)),
);
/** Words that some pages or one game need alone; all others belong to every page. */
const ROOMS = [...GAMES, 'admin', 'guide', 'lobby', 'museum', 'replay'];
const WORDS = here('src/i18n/words');
const LOCALES = here('../src/monuments/locales');

/**
 * `words:all` loads the words of a language: `en` are those of every page, `en/antiquity` those of
 * a room. The messages that the server shares with the page are divided among the rooms, too.
 */
function words(): Plugin {
  const names = LANGUAGES.flatMap(language => [
    language,
    ...ROOMS.map(room => `${language}/${room}`),
  ]);
  return {
    name: 'words',
    resolveId: id => (id.startsWith('words:') ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith('\0words:')) return null;
      const [language = '', room] = id.slice('\0words:'.length).split('/');
      if (language === 'all') {
        const loaders = names.map(name => `'${name}': () => import('words:${name}')`);
        return `export default { ${loaders.join(', ')} }`;
      }
      const text = await wordsOf(language, room, path => this.addWatchFile(path));
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

/** The messages of a room, or of every page, without the notes for translators. */
async function wordsOf(language: string, room: string | undefined, watch: (path: string) => void) {
  const { readdir, readFile } = await import('node:fs/promises');
  const roomOf = (name: string) => ROOMS.find(each => name.startsWith(each));
  const own = (await readdir(WORDS))
    .filter(name => name.endsWith(`.${language}.ftl`) && roomOf(name) === room)
    .map(name => `${WORDS}/${name}`);
  const shared = `${LOCALES}/${language}.ftl`;
  [...own, shared].forEach(watch);
  const messages = (await readFile(shared, 'utf8')).split(/^(?=\S)/m);
  const texts = await Promise.all(own.map(path => readFile(path, 'utf8')));
  const chosen = messages.filter(message => roomOf(message.split('-')[0] ?? '') === room);
  return [...texts, chosen.join('')].join('\n').replace(/^#.*\n/gm, '');
}

/** What pages have in common, and the parts of the games that they use, too. */
const SHARED = new RegExp(
  '/src/((app|i18n|net|pages|platform|table|ui)/' +
    '|games/([\\w-]+\\.|\\w+/(index|model/(cards|deck|sheet))))',
);
/** Codes to scan are for the few who invite others; the start page needs no table. */
const APART = /\/(QrCode|ShareLink|pages\/table\/Table)\.svelte/;

/** Few files, named after what is in them: on a slow network each costs a round trip. */
const GROUPS = [
  { name: 'app', tags: ['$initial' as const], priority: 4 },
  {
    name: 'shared',
    test: (id: string) => SHARED.test(id) && !APART.test(id),
    minShareCount: 2,
    priority: 3,
  },
  ...GAMES.map(name => ({ name, test: (id: string) => isOfTable(id, name), priority: 2 })),
];

/** What a game shows on other pages is fetched by these alone. */
const ELSEWHERE = /\/src\/games\/(\w+)\/(?:(museum|guide|replay)\/|(Gallery)\.)/;
const isOfTable = (id: string, game: string) =>
  id.includes(`/src/games/${game}/`) && !ELSEWHERE.test(id);

/** `words:en/guide` goes into `words-en-guide`, a game's part of the museum into `GAME-museum`. */
function fileName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, words] = /^\0(words:.+)$/.exec(facadeModuleId ?? '') ?? [];
  const [, game, folder, file] = ELSEWHERE.exec(facadeModuleId ?? '') ?? [];
  const part = game && `${game}-${folder ?? file}`;
  return `assets/${words?.replace(/[:/]/g, '-') ?? part ?? '[name]'}-[hash].js`;
}

export default defineConfig({
  plugins: [pages(), words(), svelte()],
  resolve: {
    alias: { $src: here('src') },
    conditions: [...defaultClientConditions],
  },
  build: {
    outDir: here('../src/monuments/server/web'),
    emptyOutDir: true,
    // Inlined files would be data: addresses, which the page's own policy refuses for fonts.
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: GROUPS }, chunkFileNames: fileName },
    },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: process.env.MONUMENTS_API ?? 'http://127.0.0.1:8080', ws: true } },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
} as Parameters<typeof defineConfig>[0]);
