import { createStore } from '../../../base/client/createStore';

/** The text in the search field; `null` while the search is closed. */
export const searchText = createStore<string | null>(null);
