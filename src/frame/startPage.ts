import Router from 'next/router';
import { parsePath } from '../model/location';
import { findNeighbours } from '../model/tree';
import type { Product } from '../model/product';
import { withTrailingSlash } from '../model/location';

/** Moves focus to the new page's content after a navigation; returns the undo. */
export function startFocusOnNavigation(): () => void {
  const onComplete = (path: string, { shallow }: { shallow: boolean }) => {
    if (shallow || path.includes('#')) return;
    document.getElementById('main-content')?.focus({ preventScroll: true });
  };
  Router.events.on('routeChangeComplete', onComplete);
  return () => Router.events.off('routeChangeComplete', onComplete);
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
