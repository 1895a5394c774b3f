/**
 * Registers the service worker, and has it keep this page, with all that its document names, if the page has loaded
 * without it.
 * @throws Error (as a rejection) when the browser refuses workers
 */
export async function registerWorker({ serviceWorker }: Navigator): Promise<ServiceWorkerRegistration> {
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  if (hasComeWithoutWorker()) {
    (await serviceWorker.ready).active?.postMessage({ keep: [location.pathname] });
  }
  return registration;
}

/**
 * Whether this document has come without the worker. Not whether it has a controller: the worker of another page, which
 * was opened at the same time, takes control of this one as well.
 */
export function hasComeWithoutWorker(): boolean {
  const documents = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return documents.some(({ workerStart }) => workerStart === 0);
}
