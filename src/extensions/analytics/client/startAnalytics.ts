import { startClicks } from './clicks';
import { startGtag } from '../../../shell/client/events/gtag';
import { startPageViews, type PageRouter } from './pageViews';
import { startSearches } from './searches';
import { startUserProperties } from './userProperties';
import { startWebVitals } from './webVitals';

/** Starts analytics; called only if an id is configured and the reader has not opted out of tracking. */
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
    // The library failed to load: this visit is not measured.
    (error: unknown) => console.warn(error),
  );
  return () => stopAll.forEach((stop) => stop());
}
