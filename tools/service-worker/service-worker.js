// The service worker of the built app: keeps its files, so that it opens without a network
// (docs/decisions/0022-offline.md). `precache.mjs` puts its version and its files above it.
/* global brandroomBuild */
const { version, files } = brandroomBuild;
const prefix = 'brandroom-build:';
const cacheName = prefix + version;
const page = '/';

/** Files carry a hash in their names, so one that an earlier version has is the same. */
async function keep(cache, path) {
  const known = path === page ? undefined : await caches.match(path);
  // The page has no hash: the browser's own copy may be that of an earlier version.
  const found =
    known ?? (await fetch(path, path === page ? { cache: 'reload' } : { cache: 'default' }));
  if (!found.ok || found.redirected) throw new Error(`${path} cannot be kept.`);
  await cache.put(path, found);
}

async function install() {
  const cache = await caches.open(cacheName);
  for (const path of files) await keep(cache, path);
}

/** Tabs of the version before still load parts of it, so it goes with the version after this one. */
async function forgetOld() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const others = ours.filter((name) => name !== cacheName);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function answer(request) {
  const own = await caches.open(cacheName);
  if (request.mode === 'navigate') return (await own.match(page)) ?? fetch(request);
  const options = { ignoreVary: true };
  return (
    (await own.match(request, options)) ?? (await caches.match(request, options)) ?? fetch(request)
  );
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOld()));
self.addEventListener('message', ({ data }) => {
  // A person chose to reload; until then the open version keeps running.
  if (data === 'takeOver') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // A file's address typed by a person is no page of the app.
  const isPage = request.mode === 'navigate' && !/\.\w+$/.test(pathname);
  if (isPage || files.includes(pathname) || pathname.startsWith('/assets/')) {
    event.respondWith(answer(request));
  }
});
