import type { PageRouter } from '../../../extensions/analytics/client/pageViews';
import { refusesTracking } from '../../shared/consent';
import { getServices } from '../../../site/client/services';
import { afterLoad } from '../../../base/client/afterLoad';

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
    import('../../../extensions/analytics/client/startAnalytics').then(
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
