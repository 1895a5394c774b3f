/**
 * Replaces a harmful service worker: deletes its caches and unregisters itself. The pages that it controlled
 * see another worker and reload by themselves, once nothing in them can be lost; one whose script is broken
 * works again the next time it loads. Written to `/sw.js` by a build with `SERVICE_WORKER=off`.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => event.waitUntil(removeAll()));

async function removeAll() {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith('atlas-'));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
