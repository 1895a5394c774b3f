import { parsePath } from '../model/location';
import { sendPageView } from './events';

/** What page views need of the framework's router. */
export interface PageRouter {
  readonly events: {
    readonly on: (type: 'routeChangeComplete', listener: () => void) => void;
    readonly off: (type: 'routeChangeComplete', listener: () => void) => void;
  };
}

/** Reports the page that is open, and every one that the reader goes on to; returns the undo. */
export function startPageViews(router: PageRouter): () => void {
  let reported = '';
  let timer = 0;
  const report = () => {
    const page = location.pathname;
    // Another query or hash is the same page.
    if (page === reported) return;
    reported = page;
    sendPageView({
      page_title: document.title,
      page_location: parsePath(page).serverPath,
      productId: readMeta('mui:productId'),
      productCategoryId: readMeta('mui:productCategoryId'),
    });
  };
  const onChange = () => {
    window.clearTimeout(timer);
    // The title follows the page by a moment; a page that is left within it was not seen.
    timer = window.setTimeout(report, 0);
  };
  onChange();
  router.events.on('routeChangeComplete', onChange);
  return () => {
    window.clearTimeout(timer);
    router.events.off('routeChangeComplete', onChange);
  };
}

function readMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? 'null';
}
