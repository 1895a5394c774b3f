import { createContext, useContext, type Provider } from 'react';

/**
 * Creates a context without a default: reading it outside its provider throws.
 * @param message of the error, as worded in the error catalog
 */
export function createStrictContext<T extends object>(message: string): [Provider<T | null>, () => T] {
  const Context = createContext<T | null>(null);
  return [
    Context.Provider,
    function useStrictContext() {
      const value = useContext(Context);
      if (!value) throw new Error(message);
      return value;
    },
  ];
}
