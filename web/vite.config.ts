import { svelte } from '@sveltejs/vite-plugin-svelte';
import { marked } from 'marked';
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

/** Leave the notes for translators out of `*.ftl?raw`. */
function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    async load(id) {
      const [file, query] = id.split('?');
      if (query !== 'raw' || !file?.endsWith('.ftl')) return null;
      const { readFile } = await import('node:fs/promises');
      const text = await readFile(file, 'utf8');
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ''))}`;
    },
  };
}

export default defineConfig({
  plugins: [pages(), words(), svelte()],
  resolve: {
    alias: { $lib: here('src/lib') },
    conditions: [...defaultClientConditions],
  },
  build: {
    outDir: here('../src/monuments/server/web'),
    emptyOutDir: true,
    // Inlined files would be data: addresses, which the page's own policy refuses for fonts.
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: process.env.MONUMENTS_API ?? 'http://127.0.0.1:8080', ws: true } },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
} as Parameters<typeof defineConfig>[0]);
