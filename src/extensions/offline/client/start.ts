import type { StartPart } from '../../../shell/client/start/startParts';
import { usesServiceWorker } from '../../../site/client/services';
import { registerWorker } from './serviceWorker';

export const start: StartPart = {
  prefetch() {
    // Refused, or offline: the page can still be read.
    if (usesServiceWorker()) registerWorker(navigator).catch(() => {});
  },
};
