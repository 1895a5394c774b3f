/**
 * The service worker: pages that were visited can be read offline, and online nobody reads an old one. The
 * export writes it to `/sw.js` as one script, so it imports nothing.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** What belongs to a page and may change: documents and their data. */
const PAGES = 'atlas-pages-1';

/** Files whose name changes with their content. */
const ASSETS = 'atlas-assets-1';

/** Shown in the place of a page that was not visited. */
const OFFLINE_PAGE = '/offline.html';

/** How long the network may take before a kept page is shown, in ms. */
const PATIENCE_MS = 3000;

/** How many files each cache keeps; the oldest go first. */
const LIMITS = { [PAGES]: 400, [ASSETS]: 1500 };

worker.addEventListener('install', (event) => {
  // It waits until the page asks for it: a page and its worker change together.
  event.waitUntil(caches.open(PAGES).then((cache) => cache.add(OFFLINE_PAGE)));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'skipWaiting') void worker.skipWaiting();
  else if (Array.isArray(data?.keep)) event.waitUntil(keepAll(data.keep));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range')) return;
  if (pathname.startsWith('/_next/static/')) event.respondWith(answerFromCache(request));
  else event.respondWith(answerFromNetwork(request, event));
});

/**
 * A file that never changes: from the cache, else from the network.
 * @param {Request} request
 * @returns {Promise<Response>}
 */
async function answerFromCache(request) {
  const kept = await caches.match(toKey(request.url), { ignoreVary: true });
  return kept ?? fetchAndKeep(request, ASSETS);
}

/**
 * A file that may have changed: from the network, and from the cache when that is slow or away.
 * @param {Request} request
 * @param {FetchEvent} event
 * @returns {Promise<Response>}
 */
async function answerFromNetwork(request, event) {
  const kept = await caches.match(toKey(request.url), { ignoreVary: true });
  const fresh = fetchAndKeep(request, PAGES);
  if (!kept) {
    return fresh.catch(async (/** @type {unknown} */ error) => {
      const offline = request.mode === 'navigate' ? await caches.match(OFFLINE_PAGE) : undefined;
      if (offline) return offline;
      throw error;
    });
  }
  // The answer that comes too late is kept for the next time.
  event.waitUntil(fresh.catch(() => {}));
  return Promise.race([fresh.catch(() => kept), wait(PATIENCE_MS).then(() => kept)]);
}

/**
 * @param {Request | string} request
 * @param {keyof typeof LIMITS} cacheName
 * @returns {Promise<Response>}
 */
async function fetchAndKeep(request, cacheName) {
  const response = await fetch(request);
  // An answer after a redirect may not be given for a navigation; a fault is not worth keeping.
  if (response.status === 200 && !response.redirected) {
    const copy = response.clone();
    const cache = await caches.open(cacheName);
    // Storage that is full or refused: the reader still gets the answer.
    await cache.put(toKey(response.url), copy).catch(() => {});
    await trim(cache, LIMITS[cacheName]);
  }
  return response;
}

/**
 * Keeps what the page has loaded before it had a worker.
 * @param {readonly unknown[]} addresses
 */
async function keepAll(addresses) {
  for (const address of addresses) {
    const url = new URL(String(address), location.origin);
    if (url.origin !== location.origin || (await caches.match(toKey(url.href)))) continue;
    const cacheName = url.pathname.startsWith('/_next/static/') ? ASSETS : PAGES;
    // Offline by now: it is kept at the next visit.
    await fetchAndKeep(url.href, cacheName).catch(() => {});
  }
}

/**
 * A static site answers the same, whatever the query.
 * @param {string} address
 */
function toKey(address) {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/**
 * @param {Cache} cache
 * @param {number} limit
 */
async function trim(cache, limit) {
  const requests = await cache.keys();
  const isOffline = (/** @type {Request} */ { url }) => new URL(url).pathname === OFFLINE_PAGE;
  const surplus = requests.slice(0, Math.max(0, requests.length - limit));
  await Promise.all(surplus.filter((one) => !isOffline(one)).map((one) => cache.delete(one)));
}

/** Caches of this site that an earlier worker has left. */
async function deleteOldCaches() {
  const names = await caches.keys();
  const isOld = (/** @type {string} */ name) => name.startsWith('atlas-') && !(name in LIMITS);
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
}

/**
 * @param {number} ms
 * @returns {Promise<void>}
 */
function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
