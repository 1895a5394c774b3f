/**
 * The service worker: visited pages can be read offline, and online pages are never outdated. The export
 * writes it to `/sw.js` as a single script, so it imports nothing.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** Cache of documents and their data, which may change. */
const PAGES = 'atlas-pages-1';

/** Cache of files whose name changes with their content. */
const ASSETS = 'atlas-assets-1';

/**
 * Caches that the page writes (`extensions/offline/client`): the name prefix for versions of products, and
 * the cache of the files that they share.
 */
const [PRODUCT, SHARED] = ['atlas-product-', 'atlas-saved-files'];

/** Shown offline instead of a page that is not cached. */
const OFFLINE_PAGE = '/offline.html';

/** How long the network may take before a cached page is shown, in ms. */
const MAX_WAIT_MS = 3000;

/** Maximum number of files per cache; the oldest are deleted first. */
const LIMITS = { [PAGES]: 400, [ASSETS]: 1500 };

/**
 * Required content types by extension; an address without an extension is a page's.
 * @type {Record<string, RegExp> & { html: RegExp }}
 */
const TYPES = { html: /^text\/html/, js: /javascript/, css: /^text\/css/, json: /json/ };

worker.addEventListener('install', (event) => {
  // No `skipWaiting` at install: the page triggers it, so that a page and its worker change together.
  event.waitUntil(caches.open(PAGES).then((cache) => cache.add(OFFLINE_PAGE)));
});

worker.addEventListener('activate', (event) => {
  const claim = () => worker.clients.claim();
  // A failing cache must not prevent the worker from controlling its pages.
  event.waitUntil(deleteOldCaches().then(claim, claim));
});

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'skipWaiting') void worker.skipWaiting();
  else if (Array.isArray(data?.keep)) event.waitUntil(keepAll(data.keep, event));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range')) return;
  // The page caches it itself.
  if (request.headers.has('x-atlas-saving')) return;
  if (pathname.startsWith('/_next/static/')) event.respondWith(answerFromCache(request, event));
  else event.respondWith(answerFromNetwork(request, event));
});

/**
 * A file that never changes: from the cache, else from the network.
 * @type {(request: Request, event: FetchEvent) => Promise<Response>}
 */
async function answerFromCache(request, event) {
  const kept = await findKept(request.url);
  if (!kept) return fetchAndKeep(request, ASSETS, event);
  // A worker finds its chunks by the query of its URL, which the URL of the cached response would replace.
  return request.destination === 'worker' ? toCopy(kept) : kept;
}

/**
 * A file that may have changed: from the network, and from the cache when that is slow, offline or broken.
 * @type {(request: Request, event: FetchEvent) => Promise<Response>}
 */
async function answerFromNetwork(request, event) {
  const fresh = fetchAndKeep(request, PAGES, event);
  // A late response is still cached for the next time.
  event.waitUntil(fresh.catch(() => {}));
  const kept = await findKept(request.url);
  if (!kept) {
    return fresh.catch(async (/** @type {unknown} */ error) => {
      const offline = request.mode === 'navigate' ? await findKept(OFFLINE_PAGE) : undefined;
      if (offline) return offline;
      throw error;
    });
  }
  const copy = request.mode === 'navigate' ? toCopy(kept) : kept;
  const sound = fresh.then(
    (response) => (isFault(response, request.url) ? copy : response),
    () => copy,
  );
  return Promise.race([sound, wait(MAX_WAIT_MS).then(() => copy)]);
}

/**
 * A copy without a URL, and with the header that makes the page inform the reader
 * (`extensions/offline/client`).
 * @param {Response} kept
 */
function toCopy(kept) {
  const headers = new Headers(kept.headers);
  headers.set('server-timing', 'saved-copy');
  return new Response(kept.body, { status: kept.status, headers });
}

/**
 * The cached response for an address; `undefined` when the caches reject, or contain another content type, as
 * earlier workers may have stored.
 * @type {(address: string) => Promise<Response | undefined>}
 */
async function findKept(address) {
  const { href } = new URL(address, location.origin);
  const kept = await match(toKey(href)).catch(() => undefined);
  return kept && !isFault(kept, href) ? kept : undefined;
}

/**
 * Looks in saved products first: they have all files of a page; visited pages only what was loaded.
 * @type {(key: string) => Promise<Response | undefined>}
 */
async function match(key) {
  const isAsset = key.startsWith('/_next/static/', location.origin.length);
  const saved = isAsset ? [] : (await caches.keys()).filter((name) => name.startsWith(PRODUCT));
  for (const cacheName of [...saved, undefined]) {
    const kept = await caches.match(key, { ignoreVary: true, ...(cacheName && { cacheName }) });
    if (kept) return kept;
  }
  return undefined;
}

/**
 * Returns the response of the network, and caches it in the background.
 * @type {(request: Request | string, cacheName: keyof typeof LIMITS, event: ExtendableEvent) => Promise<Response>}
 */
async function fetchAndKeep(request, cacheName, event) {
  const response = await fetch(request);
  // A redirected response must not answer a navigation; bad responses are not cached.
  if (response.status === 200 && !response.redirected && !isFault(response, response.url)) {
    // Storage is full or denied: the reader still gets the response.
    event.waitUntil(keep(response.clone(), cacheName).catch(() => {}));
  }
  return response;
}

/** @type {(response: Response, cacheName: keyof typeof LIMITS) => Promise<void>} */
async function keep(response, cacheName) {
  const cache = await caches.open(cacheName);
  await cache.put(toKey(response.url), response);
  await trim(cache, LIMITS[cacheName]);
}

/**
 * Whether a response is a server error, or has a type that does not match its address: hosts and networks may
 * answer a request for a script or data with a page.
 * @param {Response} response
 * @param {string} address
 */
function isFault({ status, headers }, address) {
  if (status >= 500) return true;
  const extension = /\.(\w+)$/.exec(new URL(address).pathname)?.[1] ?? 'html';
  const type = headers.get('content-type') ?? '';
  const expected = TYPES[extension];
  return status === 200 && (expected ? !expected.test(type) : TYPES.html.test(type));
}

/**
 * Caches files that are not cached yet, and with a page what its document names: styles, scripts, fonts,
 * images.
 * @type {(addresses: readonly unknown[], event: ExtendableEvent) => Promise<void>}
 */
async function keepAll(addresses, event) {
  for (const address of addresses) {
    const url = new URL(String(address), location.origin);
    if (url.origin !== location.origin || (await findKept(url.href))) continue;
    const cacheName = url.pathname.startsWith('/_next/static/') ? ASSETS : PAGES;
    // Offline: it is cached at the next visit.
    const response = await fetchAndKeep(url.href, cacheName, event).catch(() => undefined);
    const isPage = TYPES.html.test(response?.headers.get('content-type') ?? '');
    if (response?.ok && isPage) await keepAll(await listFiles(response), event);
  }
}

/** @type {(page: Response) => Promise<string[]>} */
async function listFiles(page) {
  // A page whose download breaks off is not cached, either.
  const html = await page.text().catch(() => '');
  return [...html.matchAll(/"(\/(?:_next\/)?static\/[^"]+)"/g)].map(([, file]) => String(file));
}

/** @param {string} address the key omits its query, which a static site ignores */
function toKey(address) {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/** @type {(cache: Cache, limit: number) => Promise<void>} */
async function trim(cache, limit) {
  const requests = await cache.keys();
  const isOffline = (/** @type {Request} */ { url }) => new URL(url).pathname === OFFLINE_PAGE;
  const surplus = requests.slice(0, Math.max(0, requests.length - limit));
  await Promise.all(surplus.filter((one) => !isOffline(one)).map((one) => cache.delete(one)));
}

/** Deletes caches of earlier workers of this site. */
async function deleteOldCaches() {
  const names = await caches.keys();
  const isKept = (/** @type {string} */ name) =>
    name in LIMITS || name === SHARED || name.startsWith(PRODUCT);
  const isOld = (/** @type {string} */ name) => name.startsWith('atlas-') && !isKept(name);
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
}

/** @type {(ms: number) => Promise<void>} */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
