import { startClicks } from './clicks';
import { startGtag } from './gtag';
import { startPageViews, type PageRouter } from './pageViews';
import { startSearches } from './searches';
import { startUserProperties } from './userProperties';
import { startWebVitals } from './webVitals';

/** Measures the visit; called only where an id is configured and the reader does not object. */
export function startAnalytics(measurementId: string, router: PageRouter): () => void {
  startGtag(measurementId);
  const stopAll = [
    startUserProperties(),
    startPageViews(router),
    startClicks(document),
    startSearches(document),
  ];
  startWebVitals(Math.random()).then(
    (stop) => stopAll.push(stop),
    // Its code could not be loaded: one visit in ten thousand less.
    (error: unknown) => console.warn(error),
  );
  return () => stopAll.forEach((stop) => stop());
}
