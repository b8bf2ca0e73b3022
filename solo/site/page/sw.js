// Keeps this version of the export whole, for play without a network. SITE stands in the line above.
// A file is taken in only if it is the one that this version was made of, and a page is fed by one
// version alone: the next one waits until no page of this one is open.

const NAME = `solo ${SITE.id} ${self.registration.scope} ${SITE.version}`;
const MINE = `solo ${SITE.id} ${self.registration.scope} `;
const at = (name) => new URL(name, self.registration.scope).href;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(clean()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  address.hash = '';
  address.search = '';
  const name = address.href === self.registration.scope ? at('index.html') : address.href;
  if (request.method === 'GET' && ADDRESSES.has(name)) event.respondWith(given(name, request));
});

const ADDRESSES = new Set(Object.keys(SITE.files).map(at));

async function keepAll() {
  const own = await caches.open(NAME);
  try {
    await Promise.all(Object.entries(SITE.files).map(([name, sum]) => keep(own, at(name), sum)));
  } catch (reason) {
    await caches.delete(NAME);
    throw reason;
  }
}

async function keep(own, address, integrity) {
  const before = await caches.match(address);
  if (before && (await sum(before.clone())) === integrity) return own.put(address, before);
  let answer = await fetch(address, { integrity }).catch(() => null);
  if (!answer?.ok) answer = await fetch(address, { integrity, cache: 'reload' });
  if (!answer.ok) throw new Error(address);
  return own.put(address, answer);
}

async function sum(answer) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}

async function clean() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(MINE) && name !== NAME).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function given(name, request) {
  const own = await caches.open(NAME);
  return (await own.match(name)) || fetch(request);
}
