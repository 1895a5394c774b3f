import type { SearchEvent } from '../shared/searchEvent';
import { dispatch } from '../../base/client/customEvents';

/** Dispatches an event on the document for what a reader has done in the search. */
export function reportSearch(detail: SearchEvent): void {
  dispatch(document, 'atlas:search', detail);
}
