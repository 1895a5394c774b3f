import { createStore } from '../../../base/client/createStore';

/** What is typed into the search; `null` while it is closed. */
export const searchText = createStore<string | null>(null);
