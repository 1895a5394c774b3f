import Router from 'next/router';
import { parsePath, withTrailingSlash } from '../model/location';
import { findNeighbours } from '../model/tree';
import type { Product } from '../model/product';
import { keepChosenLanguage } from '../state/preferences/language';

/** Moves focus to the new page's content after a navigation; returns the undo. */
export function startFocusOnNavigation(): () => void {
  const onComplete = (path: string, { shallow }: { shallow: boolean }) => {
    if (shallow || path.includes('#')) return;
    document.getElementById('main-content')?.focus({ preventScroll: true });
  };
  Router.events.on('routeChangeComplete', onComplete);
  return () => Router.events.off('routeChangeComplete', onComplete);
}

/** Keeps a language that was chosen, also against addresses to which history leads back; returns the undo. */
export function keepLanguage(): () => void {
  Router.events.on('routeChangeComplete', keepChosenLanguage);
  return () => Router.events.off('routeChangeComplete', keepChosenLanguage);
}

let isFromTop = false;

/** Whether the page that is being shown begins at its top: reached by a link, not by history or an anchor. */
export function isShownFromTop(): boolean {
  return isFromTop;
}

/** Tells how each page is reached; returns the undo. */
export function followArrivals(): () => void {
  let isFromHistory = false;
  const onStart = (path: string) => {
    isFromTop = !isFromHistory && !path.includes('#');
    isFromHistory = false;
  };
  Router.beforePopState(() => (isFromHistory = true));
  // Back to another anchor of the page ends there: the next link is a link again.
  const starts = ['routeChangeStart', 'hashChangeStart'] as const;
  starts.forEach((event) => Router.events.on(event, onStart));
  return () => starts.forEach((event) => Router.events.off(event, onStart));
}

/**
 * Keeps the reader's place over a reload, and over a visit to another site: Next takes scrolling over from the
 * browser, and then does nothing at a page's start. Returns the undo.
 */
export function keepPlaceOnReload(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && (history.scrollRestoration = 'manual'), {
    signal,
  });
  return () => controller.abort();
}

/** Loads the data of the page's neighbours in idle time, unless the reader saves data; returns the undo. */
export function prefetchNeighbours(product: Product, path: string): () => void {
  if (isSavingData() || !('requestIdleCallback' in window)) return () => {};
  const { previous, next } = findNeighbours(product.nav, parsePath(path).canonicalPathname);
  const request = window.requestIdleCallback(() => {
    for (const item of [next, previous]) {
      if (item) void Router.prefetch(withTrailingSlash(item.pathname));
    }
  });
  return () => window.cancelIdleCallback(request);
}

/** What browsers tell of the connection; not in every browser, and so not in the DOM's types. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}
