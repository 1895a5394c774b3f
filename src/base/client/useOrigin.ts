import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** The origin of the page's address; `onServer` on the server and while hydrating. */
export function useOrigin(onServer: string): string {
  return useSyncExternalStore(
    subscribe,
    () => location.origin,
    () => onServer,
  );
}
