import type { PageRouter } from '../analytics/pageViews';
import { refusesTracking } from '../model/consent';
import { getServices } from '../state/services';
import { afterLoad } from '../behaviours/afterLoad';

/**
 * Starts what this deployment has configured, after the page has loaded; a site without services loads
 * nothing for them. Returns a function that stops them.
 */
export function startServices(router: PageRouter): () => void {
  const { analyticsId } = getServices();
  if (!analyticsId || refusesTracking(navigator)) return () => {};
  let stop: (() => void) | null = null;
  let isStopped = false;
  const cancel = afterLoad(() => {
    import('../analytics/startAnalytics').then(
      ({ startAnalytics }) => {
        if (!isStopped) stop = startAnalytics(analyticsId, router);
      },
      // Offline, or blocked: the page works without analytics.
      (error: unknown) => console.warn(error),
    );
  });
  return () => {
    isStopped = true;
    cancel();
    stop?.();
  };
}
