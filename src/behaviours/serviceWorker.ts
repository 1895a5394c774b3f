/**
 * Registers the service worker, and has it keep this page, with all that its document names, if the page has loaded
 * without it.
 * @throws Error (as a rejection) when the browser refuses workers
 */
export async function registerWorker({ serviceWorker }: Navigator): Promise<ServiceWorkerRegistration> {
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  if (!serviceWorker.controller) {
    const { active } = await serviceWorker.ready;
    active?.postMessage({ keep: [location.pathname] });
  }
  return registration;
}
