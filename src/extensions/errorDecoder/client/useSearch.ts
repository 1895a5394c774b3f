import { useCallback, useSyncExternalStore } from 'react';

/** Fired when the page itself has changed the query of its address. */
const CHANGED = 'atlas:query';

/** The query string of the URL, empty on the server; setting it adds a history entry. */
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
