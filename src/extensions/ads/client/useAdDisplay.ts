import { useEffect } from 'react';
import { sendAdDisplay } from '../../../shell/client/events/events';
import { AD_DISPLAY_MS } from '../shared/ads';

/** Reports an ad once it has been displayed for long enough. @param label `null` while there is none */
export function useAdDisplay(label: string | null): void {
  useEffect(() => {
    if (label === null) return;
    const timer = setTimeout(
      () => sendAdDisplay({ eventAction: 'display', eventLabel: label }),
      AD_DISPLAY_MS,
    );
    return () => clearTimeout(timer);
  }, [label]);
}
