import type { FramePart } from '../../../shell/client/frame/frameParts';
import { usesServiceWorker } from '../../../site/client/services';
import { startWorker } from './startWorker';

const Nothing = () => null;

export const frame: FramePart = {
  start: startWorker,
  // Before the network is gone, so that the service worker has it.
  onInteraction: async () => (usesServiceWorker() ? (await import('./OfflineBar')).OfflineBar : Nothing),
};
