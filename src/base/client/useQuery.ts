import { useEffect, useRef } from 'react';
import { replaceAddress, withQuery, type QueryValues } from './address';
import { attachListeners } from './attachListeners';

/** Delay of updating the address after the last change, in ms: browsers limit how often it may change. */
const DELAY_MS = 250;

/** How a value is written in query parameters. */
export interface QueryFormat<T> {
  /** Reads the value; what is invalid is ignored. */
  readonly parse: (query: URLSearchParams) => T;
  readonly format: (value: T) => QueryValues;
}

/**
 * Keeps a value in query parameters of the address, whose history entry is replaced.
 * @param value the value of an address without the parameters, until `open` is called
 * @param open gets the value of the address, on load and when the reader comes back to an entry; must not
 *   change, nor must `format`
 */
export function useQuery<T>(value: T, open: (value: T) => void, { parse, format }: QueryFormat<T>): void {
  /** The value in the address. */
  const written = useRef(value);

  useEffect(() => {
    const read = () => {
      written.current = parse(new URLSearchParams(location.search));
      open(written.current);
    };
    read();
    return attachListeners(window, { popstate: read });
  }, [parse, open]);

  useEffect(() => {
    // Until the reader changes the value, the address stays: after hydration the router restores it anyway.
    if (value === written.current) return;
    const timer = window.setTimeout(() => {
      written.current = value;
      replaceAddress(withQuery(location.href, format(value)));
    }, DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [value, format]);
}
