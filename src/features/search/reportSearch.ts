import type { SearchEvent } from '../../model/searchEvent';
import { dispatch } from '../../state/customEvents';

/** Dispatches an event on the document for what a reader has done in the search. */
export function reportSearch(detail: SearchEvent): void {
  dispatch(document, 'atlas:search', detail);
}
