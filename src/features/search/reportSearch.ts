import { SEARCH_EVENT, type SearchEvent } from '../../model/searchEvent';

/** Dispatches an event on the document for what a reader has done in the search. */
export function reportSearch(detail: SearchEvent): void {
  document.dispatchEvent(new CustomEvent<SearchEvent>(SEARCH_EVENT, { detail }));
}
