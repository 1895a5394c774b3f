/**
 * Registers the service worker. If this page was loaded without it, has it cache the page with everything
 * that the document names.
 * @throws Error (as a rejection) when the browser rejects workers
 */
export async function registerWorker({ serviceWorker }: Navigator): Promise<ServiceWorkerRegistration> {
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  if (wasLoadedWithoutWorker()) {
    (await serviceWorker.ready).active?.postMessage({ keep: [location.pathname] });
  }
  return registration;
}

/**
 * Whether this document was loaded without the worker. Not the same as having no controller: the worker of
 * another page, opened at the same time, takes control of this one as well.
 */
export function wasLoadedWithoutWorker(): boolean {
  const documents = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return documents.some(({ workerStart }) => workerStart === 0);
}
