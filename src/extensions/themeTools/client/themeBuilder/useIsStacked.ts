import { useSyncExternalStore } from 'react';

/** Matches the style sheet: narrower windows show one view at a time. */
const QUERY = '(max-width: 1099.95px)';

/** Whether the window shows one view at a time; the server renders both columns, and CSS hides one. */
export function useIsStacked(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
