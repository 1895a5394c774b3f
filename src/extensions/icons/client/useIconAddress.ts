import { useCallback, useEffect, useRef, useState } from 'react';
import { parseIconAddress, START, writeIconAddress, type IconAddress } from './iconAddress';

/** How long a change waits until it is in the address, in ms: browsers limit how often it may change. */
const WRITTEN_AFTER_MS = 220;

/** The state of the search, which the address says on load and in the history, and is kept in it. */
export function useIconAddress(): [IconAddress, (part: Partial<IconAddress>) => void] {
  const [address, setAddress] = useState(START);
  const written = useRef(START);

  useEffect(() => {
    const read = () => {
      written.current = parseIconAddress(location.search);
      setAddress(written.current);
    };
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  useEffect(() => {
    if (address === written.current) return;
    const timer = window.setTimeout(() => {
      written.current = address;
      const as = location.pathname + writeIconAddress(location.search, address) + location.hash;
      // Next goes to the address in its own state when the reader comes back.
      history.replaceState(history.state && { ...history.state, as }, '', as);
    }, WRITTEN_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [address]);

  const change = useCallback(
    (part: Partial<IconAddress>) => setAddress((current) => ({ ...current, ...part })),
    [],
  );
  return [address, change];
}
