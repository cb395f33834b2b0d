/** Makes the page useful without a network: it is kept, and with it the rules. */

const RULES = import.meta.glob('../../../docs/rules/*.??.md', { query: '?page' });
const page = () => import('$src/pages/rules/Rules.svelte');

/** Once the page is idle, load the pages for offline reading; the worker caches them. */
export async function keepOffline(language: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const rules = Object.entries(RULES).filter(([path]) => path.endsWith(`.${language}.md`));
  await Promise.allSettled([page, ...rules.map(([, load]) => load)].map(load => load()));
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const keep = loaded.filter(name => new URL(name).pathname.startsWith('/assets/'));
  const build = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  active?.postMessage({ keep: [...keep, `${location.origin}/`], build });
}
