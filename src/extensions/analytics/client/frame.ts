import { afterLoad } from '../../../base/client/afterLoad';
import type { FramePart } from '../../../shell/client/frame/frameParts';
import { refusesTracking } from '../../../shell/shared/consent';
import { getServices } from '../../../site/client/services';

export const frame: FramePart = {
  /** Starts analytics, if this deployment has configured it, after the page has loaded. */
  start(router) {
    const { analyticsId } = getServices();
    if (!analyticsId || refusesTracking(navigator)) return () => {};
    let stop: (() => void) | null = null;
    let isStopped = false;
    const cancel = afterLoad(() => {
      import('./startAnalytics').then(
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
  },
};
