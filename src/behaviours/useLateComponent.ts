import { useEffect, useState, type ComponentType } from 'react';
import { onFirstSign, onFirstSignOrAfter } from './firstSign';

/**
 * A component whose code comes at the reader's first sign of life: `null` until then, and offline.
 * @param load the same function as long as the component is wanted; `null`: it is not
 * @param patienceMs how long to wait for a sign, in ms; without it only a sign counts
 */
export function useLateComponent<Props>(
  load: (() => Promise<ComponentType<Props>>) | null,
  patienceMs?: number,
): ComponentType<Props> | null {
  const [Late, setLate] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!load) return;
    const start = () =>
      void load().then(
        (Component) => setLate(() => Component),
        // Offline: the page is whole without it.
        () => {},
      );
    return patienceMs === undefined ? onFirstSign(start) : onFirstSignOrAfter(patienceMs, start);
  }, [load, patienceMs]);
  return Late;
}
