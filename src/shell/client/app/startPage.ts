import Router from 'next/router';
import { capitalizeEscapes } from '../behaviors/anchors';
import { afterLoad } from '../../../base/client/afterLoad';
import { parsePath, withTrailingSlash } from '../../../site/shared/location';
import { findNeighbors } from '../../../site/shared/tree';
import type { Product } from '../../../site/shared/product';
import { isSavingData } from '../../../base/client/connection';
import { saveScrollPosition, restoreScrollPosition } from './scrollPositions';
import { keepChosenLanguage } from '../preferences/language';

/** Moves focus to the new page's content after a navigation; returns a function that stops it. */
export function startFocusOnNavigation(): () => void {
  const onComplete = (path: string, { shallow }: { shallow: boolean }) => {
    if (shallow || path.includes('#')) return;
    document.getElementById('main-content')?.focus({ preventScroll: true });
  };
  Router.events.on('routeChangeComplete', onComplete);
  return () => Router.events.off('routeChangeComplete', onComplete);
}

/**
 * Keeps the chosen language when history leads to an address with another one; returns a cleanup function.
 */
export function keepLanguage(): () => void {
  Router.events.on('routeChangeComplete', keepChosenLanguage);
  return () => Router.events.off('routeChangeComplete', keepChosenLanguage);
}

let isFromTop = false;

/** Whether the new page is shown from its top: reached by a link, not by history or an anchor. */
export function isShownFromTop(): boolean {
  return isFromTop;
}

/**
 * Tracks how each page is reached, and saves the scroll position of each history entry within a page. Next,
 * which takes over scroll restoration from the browser, has one position for all of them: it does not know
 * the entries that links within the page add. Call it before Next starts.
 */
export function followHistory(): void {
  let scrollPosition = { x: 0, y: 0 };
  let isNextFromHistory = false;
  let isFromHistory = false;
  let isLoading = false;

  const trackScroll = () => (scrollPosition = { x: scrollX, y: scrollY });
  /** Whether an address belongs to the page that is shown, so that the router need not render it. */
  const isShown = (as: string) =>
    !isLoading && parsePath(as).serverPath === parsePath(Router.asPath).serverPath;
  const onPopState = ({ state }: PopStateEvent) => {
    const { as } = (state ?? {}) as { as?: string };
    if (as && isShown(as)) {
      keepChosenLanguage();
      restoreScrollPosition();
      trackScroll();
    }
    if (state) return;
    // Next's type declares the key of the current entry as private.
    const router = Router.router as unknown as { _key: string };
    // Not the current position: some browsers have already scrolled to the anchor.
    saveScrollPosition(router._key, scrollPosition);
    router._key = `${Date.now()}`;
    history.replaceState({ ...history.state, key: router._key }, '');
  };
  const { events } = Router;
  events.on('routeChangeStart', (path: string) => {
    isLoading = true;
    isFromHistory = isNextFromHistory;
    isFromTop = !isFromHistory && !path.includes('#');
    isNextFromHistory = false;
  });
  events.on('routeChangeError', () => (isLoading = false));
  events.on('routeChangeComplete', () => {
    isLoading = false;
    if (isFromHistory) {
      // Next scrolls to the anchor, in this task and in the next.
      queueMicrotask(restoreScrollPosition);
      setTimeout(restoreScrollPosition);
    }
    // Next finds no escaped anchors, and does not open the elements around an anchor; the browser does.
    else if (location.hash) location.replace(capitalizeEscapes(location.hash));
  });
  addEventListener('scroll', trackScroll);
  // A click in the animation frame in which the page has scrolled comes before the scroll event.
  addEventListener('click', trackScroll, { capture: true });
  Router.ready(() => {
    // Where storage is refused, Next leaves all scroll positions to the browser.
    const { scrollRestoration } = history;
    // Entries that links add do not inherit it in WebKit, which then scrolls too early. By now, the browser
    // has restored the positions of entries from before the start.
    addEventListener('hashchange', () => (history.scrollRestoration = scrollRestoration));
    // After Next's own listener.
    addEventListener('popstate', onPopState);
    Router.beforePopState(({ as }) => (isNextFromHistory = !isShown(as)));
    requestAnimationFrame(trackScroll);
  });
}

/**
 * Keeps the scroll position across a reload, and across a visit to another page or site: Next takes over
 * scroll restoration from the browser when it starts, and then does nothing when a page loads. Call it before
 * Next starts: the reader may leave the page before it is hydrated.
 */
export function preserveScrollOnReload(): void {
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('pageshow', ({ persisted }) => persisted && (history.scrollRestoration = 'manual'));
}

/**
 * Prevents Next from scrolling to the address's hash when it starts: the browser has done so long before, and
 * the reader may have scrolled since. Call it before Next hydrates.
 */
export function preventScrollOnStart(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return;
  target.scrollIntoView = () => Reflect.deleteProperty(target, 'scrollIntoView');
}

/**
 * Prefetches the previous and next page when idle, unless the reader saves data; returns a cleanup function.
 */
export function prefetchNeighbors(product: Product, path: string): () => void {
  if (isSavingData()) return () => {};
  const { previous, next } = findNeighbors(product.nav, parsePath(path).canonicalPathname);
  return afterLoad(() => {
    for (const item of [next, previous]) {
      if (item) void Router.prefetch(withTrailingSlash(item.pathname));
    }
  });
}
