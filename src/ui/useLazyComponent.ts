import { useState, type ComponentType } from 'react';

/**
 * A component whose code loads on demand: `null` until it has been asked for and has arrived.
 * @param load gets what the second element of the result is called with
 * @param onFailure called when the code did not arrive, as offline; the next call tries again
 */
export function useLazyComponent<Props, Args extends readonly unknown[]>(
  load: (...args: Args) => Promise<ComponentType<Props>>,
  onFailure: (error: unknown) => void,
): readonly [Component: ComponentType<Props> | null, start: (...args: Args) => void] {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  return [Component, (...args) => void load(...args).then((loaded) => setComponent(() => loaded), onFailure)];
}
