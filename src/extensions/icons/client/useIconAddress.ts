import { useCallback, useEffect, useRef, useState } from 'react';
import { parseIconAddress, DEFAULT_ADDRESS, writeIconAddress, type IconAddress } from './iconAddress';

/** Delay before a change is written to the address, in ms: browsers limit how often it may change. */
const WRITE_DELAY_MS = 220;

/** The state of the search: read from the address on load and on history navigation, and written to it. */
export function useIconAddress(): [IconAddress, (part: Partial<IconAddress>) => void] {
  const [address, setAddress] = useState(DEFAULT_ADDRESS);
  const written = useRef(DEFAULT_ADDRESS);

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
      // Next goes to the address in its own history state when the reader comes back.
      history.replaceState(history.state && { ...history.state, as }, '', as);
    }, WRITE_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [address]);

  const change = useCallback(
    (part: Partial<IconAddress>) => setAddress((current) => ({ ...current, ...part })),
    [],
  );
  return [address, change];
}
