import { useSyncExternalStore } from 'react';
import type { Store } from './createStore';

/** The current value of a store; re-renders when it changes. */
export function useStore<T>({ subscribe, get, initial }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, () => initial);
}
