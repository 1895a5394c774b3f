import { SEARCH_EVENT } from '../model/searchEvent';
import { toRecord } from '../model/unknownData';
import { sendSearch } from './events';

/** Reports searches; returns the undo. The event's `detail` is `{ action, label?, results?, rank? }`. */
export function startSearches(root: Document): () => void {
  const onSearch = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null;
    const { action, label, results, rank } = toRecord(detail);
    if (typeof action !== 'string') return;
    sendSearch({
      eventAction: action,
      eventLabel: typeof label === 'string' ? label : null,
      results: typeof results === 'number' ? results : null,
      rank: typeof rank === 'number' ? rank : null,
    });
  };
  root.addEventListener(SEARCH_EVENT, onSearch);
  return () => root.removeEventListener(SEARCH_EVENT, onSearch);
}
