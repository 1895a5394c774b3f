import { useCallback, useSyncExternalStore } from 'react';

/** Fired when the page itself has changed the query of its address. */
const CHANGED = 'atlas:query';

/** The query of the address, empty on the server; a change of it is an entry of the history. */
export function useSearch(): [string, (search: string) => void] {
  const search = useSyncExternalStore(subscribe, getSearch, () => '');
  const setSearch = useCallback((next: string) => {
    if (next !== location.search) history.pushState(history.state, '', next);
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [search, setSearch];
}

const getSearch = () => location.search;

function subscribe(callback: () => void): () => void {
  window.addEventListener('popstate', callback);
  window.addEventListener(CHANGED, callback);
  return () => {
    window.removeEventListener('popstate', callback);
    window.removeEventListener(CHANGED, callback);
  };
}
