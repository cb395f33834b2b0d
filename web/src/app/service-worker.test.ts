import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';

const SOURCE = readFileSync(join(import.meta.dirname, '../../public/sw.js'), 'utf8');
const HOME = 'https://play.example';

type Handler = (event: unknown) => void;
type Kept = Map<string, Response>;

const addressOf = (of: Request | string) =>
  new URL(typeof of === 'string' ? of : of.url, HOME).href;

/** The worker with a cache and a network that can fail. */
function started() {
  const handlers: Record<string, Handler> = {};
  const kept: Kept = new Map();
  const network = { isUp: true, asked: [] as string[] };
  const fetch = (of: Request | string) => {
    if (!network.isUp) return Promise.reject(new TypeError('offline'));
    network.asked.push(addressOf(of));
    return Promise.resolve(new Response('fresh'));
  };
  const cache = {
    match: (of: Request | string) => Promise.resolve(kept.get(addressOf(of))),
    put: async (of: Request | string, found: Response) => void kept.set(addressOf(of), found),
    add: async (of: string) => cache.put(of, await fetch(of)),
    addAll: (all: string[]) => Promise.all(all.map(cache.add)),
    keys: () => Promise.resolve([...kept.keys()].map(url => ({ url }))),
    delete: (of: { url: string }) => Promise.resolve(kept.delete(of.url)),
  };
  const caches = { open: () => Promise.resolve(cache), match: cache.match, keys: () => [] };
  const scope = {
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    skipWaiting: () => {},
    clients: { claim: () => {} },
  };
  new Function('self', 'caches', 'fetch', 'location', SOURCE)(scope, caches, fetch, {
    origin: HOME,
  });

  /** Dispatch an event and wait until the worker is done. */
  async function dispatch(name: string, event: object) {
    let done: unknown;
    const wait = (promise: unknown) => (done = promise);
    handlers[name]?.({ ...event, waitUntil: wait, respondWith: wait });
    return (await done) as Response | undefined;
  }
  const ask = (path: string, mode = 'no-cors') =>
    dispatch('fetch', { request: { method: 'GET', url: HOME + path, mode } });
  return { dispatch, ask, kept, network };
}

let worker: ReturnType<typeof started>;
beforeEach(() => (worker = started()));

describe('the service worker', () => {
  it('keeps an asset and asks for it once', async () => {
    await worker.ask('/assets/app-1.js');
    worker.network.isUp = false;
    const found = await worker.ask('/assets/app-1.js');
    expect(found).toBeDefined();
    expect(worker.network.asked).toEqual([`${HOME}/assets/app-1.js`]);
  });

  it('drops the files of the build before', async () => {
    await worker.dispatch('message', { data: { keep: [`${HOME}/assets/a-1.js`], build: 'one' } });
    await worker.dispatch('message', { data: { keep: [`${HOME}/assets/a-2.js`], build: 'two' } });
    expect([...worker.kept.keys()].filter(url => url.includes('/assets/'))).toEqual([
      `${HOME}/assets/a-2.js`,
    ]);
  });

  it('keeps nothing of other servers', async () => {
    await worker.dispatch('message', { data: { keep: ['https://elsewhere.example/a.js'] } });
    expect(worker.kept.size).toBe(0);
  });

  it('shows the rules without a network, and else says that there is none', async () => {
    await worker.dispatch('install', {});
    worker.network.isUp = false;
    expect(await (await worker.ask('/rules/antiquity', 'navigate'))?.text()).toBe('fresh');
    const away = await worker.ask('/table/5f0c', 'navigate').catch(() => undefined);
    expect(away?.headers.get('location') ?? '/offline').toContain('/offline');
  });

  it('leaves requests to the server alone', async () => {
    expect(await worker.ask('/api/tables')).toBeUndefined();
  });
});
