import Router from 'next/router';
import { capitalizeEscapes } from '../behaviours/anchors';
import { afterLoad } from '../../../base/client/afterLoad';
import { parsePath, withTrailingSlash } from '../../../site/shared/location';
import { findNeighbors } from '../../../site/shared/tree';
import type { Product } from '../../../site/shared/product';
import { isSavingData } from '../../../base/client/connection';
import { keepPlace, restorePlace } from './places';
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

/**
 * Tracks how each page is reached, and keeps the place of each entry of the history within a page. Next, which takes over
 * from the browser, has one place for all of them: it does not tell the entries that links within the page add. Call it
 * before Next starts.
 */
export function followHistory(): void {
  let place = { x: 0, y: 0 };
  let isNextFromHistory = false;
  let isFromHistory = false;
  let isLoading = false;

  const rememberPlace = () => (place = { x: scrollX, y: scrollY });
  /** Whether an address is one of the page that is shown, so that the router need not render it. */
  const isShown = (as: string) =>
    !isLoading && parsePath(as).serverPath === parsePath(Router.asPath).serverPath;
  const onPopState = ({ state }: PopStateEvent) => {
    const { as } = (state ?? {}) as { as?: string };
    if (as && isShown(as)) {
      keepChosenLanguage();
      restorePlace();
      rememberPlace();
    }
    if (state) return;
    // Next's type calls the key of the current entry private.
    const router = Router.router as unknown as { _key: string };
    // By now, some browsers have scrolled to the anchor.
    keepPlace(router._key, place);
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
      // Next goes to the anchor, in this task and in the next.
      queueMicrotask(restorePlace);
      setTimeout(restorePlace);
    }
    // Next finds no anchor that is escaped, and opens nothing around it; the browser does.
    else if (location.hash) location.replace(capitalizeEscapes(location.hash));
  });
  addEventListener('scroll', rememberPlace);
  // A click in the frame in which the page has scrolled comes before the scroll event.
  addEventListener('click', rememberPlace, { capture: true });
  Router.ready(() => {
    // Next leaves all places to the browser where storage is refused.
    const { scrollRestoration } = history;
    // Entries of links do not inherit it in WebKit, which then scrolls too early. By now, the browser has shown the
    // places of those from before the start.
    addEventListener('hashchange', () => (history.scrollRestoration = scrollRestoration));
    // After Next's own listener.
    addEventListener('popstate', onPopState);
    Router.beforePopState(({ as }) => (isNextFromHistory = !isShown(as)));
    requestAnimationFrame(rememberPlace);
  });
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
