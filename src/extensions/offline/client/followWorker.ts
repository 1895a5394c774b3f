import Router from 'next/router';
import { wasLoadedWithoutWorker, registerWorker } from './serviceWorker';
import { hasSaved } from './hasSaved';
import { hasUnsaved } from '../../../base/client/unsaved';

/** How often to check whether the page may reload, in ms. */
const RELOAD_POLL_MS = 100;

/** Callbacks of the page. */
interface WorkerPage {
  /** Whether nothing that the reader has written would be lost. */
  readonly canReload: () => boolean;
  readonly reload: () => void;
}

/**
 * Registers the service worker for a page with the framework: has it cache the pages of navigations, follows
 * its updates, and completes saved products. Returns a function that stops it.
 * @throws Error (as a rejection) when the browser rejects workers
 */
export async function followWorker(): Promise<() => void> {
  const onRouteChange = () => navigator.serviceWorker.controller?.postMessage({ keep: [location.pathname] });
  Router.events.on('routeChangeComplete', onRouteChange);
  const stop = await followUpdates(navigator, { canReload, reload: () => location.reload() });
  // Offline, or storage is denied: what is saved stays as it is.
  continueSaving().catch(() => {});
  return () => {
    Router.events.off('routeChangeComplete', onRouteChange);
    stop();
  };
}

/**
 * Registers the service worker and applies its updates: a waiting worker is activated, and once a new one
 * controls the page, the page reloads as soon as it has focus and nothing in it can be lost.
 * @returns a function that stops it
 * @throws Error (as a rejection) when the browser rejects workers
 */
export async function followUpdates(
  navigator: Navigator,
  { canReload, reload }: WorkerPage,
): Promise<() => void> {
  const { serviceWorker } = navigator;
  const wasControlled = serviceWorker.controller !== null;
  const registration = await registerWorker(navigator);
  registration.active?.postMessage({ keep: listLoadedWithoutWorker() });
  if (!wasControlled) return () => {};
  let timer: ReturnType<typeof setInterval> | undefined;
  const reloadWhenPossible = () => {
    clearInterval(timer);
    timer = setInterval(() => document.hasFocus() && canReload() && reload(), RELOAD_POLL_MS);
  };
  const activateWaiting = () => registration.waiting?.postMessage('skipWaiting');
  const watch = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && activateWaiting());
  };
  activateWaiting();
  watch();
  registration.addEventListener('updatefound', watch);
  serviceWorker.addEventListener('controllerchange', reloadWhenPossible);
  return () => {
    clearInterval(timer);
    registration.removeEventListener('updatefound', watch);
    serviceWorker.removeEventListener('controllerchange', reloadWhenPossible);
  };
}

/** What a document that was loaded without the worker has loaded so far, such as fonts of style sheets. */
function listLoadedWithoutWorker(): string[] {
  return wasLoadedWithoutWorker() ? performance.getEntriesByType('resource').map(({ name }) => name) : [];
}

/** Completes and updates saved products, with code that loads only if there are any. */
async function continueSaving(): Promise<void> {
  if (await hasSaved()) await (await import('./savedProducts')).continueSaving();
}

/** Whether a reload would lose nothing: no comment, no edited demo, no text in a field. */
function canReload(): boolean {
  const { activeElement } = document;
  return !hasUnsaved() && !activeElement?.matches('input, textarea, select, [contenteditable]');
}
