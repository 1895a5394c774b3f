import Router from 'next/router';
import { CACHE_PREFIX } from '../model/offline';
import { usesServiceWorker } from '../state/services';
import { hasUnsaved } from '../state/unsaved';
import { afterLoad } from '../behaviours/afterLoad';

/** The page's side of the service worker, which loads only when there is one. */
interface WorkerModule {
  readonly keepPage: (navigator: Navigator, path: string) => void;
  readonly registerWorker: (
    navigator: Navigator,
    page: { readonly canReload: () => boolean; readonly reload: () => void },
  ) => Promise<() => void>;
}

/**
 * Registers the service worker after the page has loaded, on hosts of the docs domain; returns a function that stops
 * it.
 */
export function startWorker(loadModule: () => Promise<WorkerModule>): () => void {
  if (!usesServiceWorker()) return () => {};
  const undo: (() => void)[] = [];
  undo.push(
    afterLoad(() => {
      start(loadModule).then(
        (stop) => undo.push(stop),
        // Offline, an older deployment or refused storage: the site works without a service worker.
        (error: unknown) => isRefusal(error) || console.warn(error),
      );
    }),
  );
  return () => undo.forEach((stop) => stop());
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'SecurityError';
}

async function start(loadModule: () => Promise<WorkerModule>): Promise<() => void> {
  const { keepPage, registerWorker } = await loadModule();
  const onPage = () => keepPage(navigator, location.pathname);
  Router.events.on('routeChangeComplete', onPage);
  const stop = await registerWorker(navigator, { canReload, reload: () => location.reload() });
  // Offline, or refused storage: what is saved stays as it is.
  continueSaving().catch(() => {});
  return () => {
    Router.events.off('routeChangeComplete', onPage);
    stop();
  };
}

/** Completes and updates saved products, with code that loads only if there are any. */
async function continueSaving(): Promise<void> {
  const hasSaved = (await caches.keys()).some((name) => name.startsWith(CACHE_PREFIX));
  if (hasSaved) await (await import('../state/offline/savedProducts')).continueSaving();
}

/** Whether a reload would lose nothing: no comment, no edited demo, no text in a field. */
function canReload(): boolean {
  const { activeElement } = document;
  return !hasUnsaved() && !activeElement?.matches('input, textarea, select, [contenteditable]');
}
