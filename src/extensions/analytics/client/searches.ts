import { toRecord } from '../../../base/shared/unknownData';
import { listen } from '../../../base/client/customEvents';
import { sendSearch } from '../../../shell/client/events/events';

/**
 * Reports searches; returns a cleanup function. An event's `detail` is `{ action, label?, results?, rank? }`.
 */
export function startSearches(root: Document): () => void {
  return listen(root, 'atlas:search', (detail) => {
    const { action, label, results, rank } = toRecord(detail);
    if (typeof action !== 'string') return;
    sendSearch({
      eventAction: action,
      eventLabel: typeof label === 'string' ? label : null,
      results: typeof results === 'number' ? results : null,
      rank: typeof rank === 'number' ? rank : null,
    });
  });
}
