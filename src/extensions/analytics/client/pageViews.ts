import { parsePath } from '../../../site/shared/location';
import { sendPageView } from '../../../shell/client/events/events';

/** The part of the framework's router that page views need. */
export interface PageRouter {
  readonly events: {
    readonly on: (type: 'routeChangeComplete', listener: () => void) => void;
    readonly off: (type: 'routeChangeComplete', listener: () => void) => void;
  };
}

/** Reports the current page and every later navigation; returns a cleanup function. */
export function startPageViews(router: PageRouter): () => void {
  let reported = '';
  let timer = 0;
  const report = () => {
    const page = location.pathname;
    // A change of query or hash is not a new page view.
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
    // The title is updated just after the route; a page left before that was not seen.
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
