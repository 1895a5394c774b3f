import { afterLoad } from '../../../base/client/afterLoad';
import { usesServiceWorker } from '../../../site/client/services';

/**
 * Registers the service worker after the page has loaded, on hosts of the docs domain, with code that loads
 * only there; returns a function that stops it. On a page that is only read, the start program has already
 * done so.
 */
export function startWorker(): () => void {
  if (!usesServiceWorker()) return () => {};
  const undo: (() => void)[] = [];
  undo.push(
    afterLoad(() => {
      import('./followWorker')
        .then(({ followWorker }) => followWorker())
        .then(
          (stop) => undo.push(stop),
          // Offline, an older deployment or denied storage: the site works without a service worker.
          (error: unknown) => isRefusal(error) || console.warn(error),
        );
    }),
  );
  return () => undo.forEach((stop) => stop());
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'SecurityError';
}
