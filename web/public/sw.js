// Keeps the page and its parts, so that it opens without a network. Tables need their server.
const KEPT = 'monuments-1';
const SHELL = ['/', '/theme.js', '/manifest.webmanifest', '/icon.svg'];
/** Where the cache says which build its files belong to. */
const BUILD = '/build';
/** What can be read without the server. */
const READABLE = /^\/(rules|offline)/;

self.addEventListener('install', event => {
  event.waitUntil(caches.open(KEPT).then(cache => cache.addAll(SHELL)));
  self.skipWaiting();
});

self.addEventListener('activate', event => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter(name => name !== KEPT).map(name => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

// What the page had loaded before this worker was there.
self.addEventListener('message', event => {
  const urls = (event.data?.keep ?? []).filter(url => new URL(url).origin === location.origin);
  event.waitUntil(keep(urls, event.data.build));
});

/** Files of another build are dropped first; the name of the build is kept beside its files. */
async function keep(urls, build) {
  const cache = await caches.open(KEPT);
  const last = await (await cache.match(BUILD))?.text();
  if (build && build !== last) {
    const old = (await cache.keys()).filter(({ url }) => isOld(url, urls));
    await Promise.all(old.map(request => cache.delete(request)));
    await cache.put(BUILD, new Response(build));
  }
  await Promise.allSettled(urls.map(url => cache.add(url)));
}

function isOld(url, urls) {
  return new URL(url).pathname.startsWith('/assets/') && !urls.includes(url);
}

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request, url));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (SHELL.includes(url.pathname)) event.respondWith(fresh(request));
});

/** Every address is the same page; without a network it is the kept one. */
async function page(request, url) {
  try {
    return await fetch(request);
  } catch {
    if (!READABLE.test(url.pathname)) return Response.redirect('/offline');
    return (await caches.match('/')) ?? Response.error();
  }
}

/** The name of an asset changes with what is in it: a kept one is right for ever. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await (await caches.open(KEPT)).put(request, found.clone());
  return found;
}

async function fresh(request) {
  try {
    const found = await fetch(request);
    if (found.ok) await (await caches.open(KEPT)).put(request, found.clone());
    return found;
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}
