import Router from 'next/router';
import { afterLoad } from '../behaviours/afterLoad';
import { parsePath, withTrailingSlash } from '../model/location';
import { findNeighbors } from '../model/tree';
import type { Product } from '../model/product';
import { isSavingData } from '../state/connection';
import { keepChosenLanguage } from '../state/preferences/language';

/** Moves focus to the new page's content after a navigation; returns a function that stops it. */
export function startFocusOnNavigation(): () => void {
  const onComplete = (path: string, { shallow }: { shallow: boolean }) => {
    if (shallow || path.includes('#')) return;
    document.getElementById('main-content')?.focus({ preventScroll: true });
  };
  Router.events.on('routeChangeComplete', onComplete);
  return () => Router.events.off('routeChangeComplete', onComplete);
}

/** Keeps the chosen language when history leads to an address with another one; returns a function that stops it. */
export function keepLanguage(): () => void {
  Router.events.on('routeChangeComplete', keepChosenLanguage);
  return () => Router.events.off('routeChangeComplete', keepChosenLanguage);
}

let isFromTop = false;

/** Whether the new page is shown from its top: reached by a link, not by history or an anchor. */
export function isShownFromTop(): boolean {
  return isFromTop;
}

/** Tracks how each page is reached; returns a function that stops it. */
export function followArrivals(): () => void {
  let isFromHistory = false;
  const onStart = (path: string) => {
    isFromTop = !isFromHistory && !path.includes('#');
    isFromHistory = false;
  };
  Router.beforePopState(() => (isFromHistory = true));
  // Going back to another anchor of the page loads no page: reset here.
  const starts = ['routeChangeStart', 'hashChangeStart'] as const;
  starts.forEach((event) => Router.events.on(event, onStart));
  return () => starts.forEach((event) => Router.events.off(event, onStart));
}

/**
 * Keeps the scroll position over a reload, and over a visit to another page or site: Next takes over scroll restoration
 * from the browser when it starts, and then does nothing when a page loads. Call it before Next starts: the reader may
 * leave the page before it is hydrated.
 */
export function keepPlaceOnReload(): void {
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('pageshow', ({ persisted }) => persisted && (history.scrollRestoration = 'manual'));
}

/**
 * Keeps Next from scrolling to the address's hash when it starts: the browser has done so long before, and the reader
 * may have scrolled since. Call it before Next hydrates.
 */
export function keepPlaceOnStart(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return;
  target.scrollIntoView = () => Reflect.deleteProperty(target, 'scrollIntoView');
}

/** Prefetches the previous and next page when idle, unless the reader saves data; returns a function that cancels it. */
export function prefetchNeighbors(product: Product, path: string): () => void {
  if (isSavingData()) return () => {};
  const { previous, next } = findNeighbors(product.nav, parsePath(path).canonicalPathname);
  return afterLoad(() => {
    for (const item of [next, previous]) {
      if (item) void Router.prefetch(withTrailingSlash(item.pathname));
    }
  });
}
