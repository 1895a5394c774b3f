import { useState, type ComponentType } from 'react';

/**
 * A component whose code loads on demand: `null` until it is requested and has loaded.
 * @param load is called with the arguments of the returned function
 * @param onFailure called when the code did not load, for example offline; the next call tries again
 */
export function useLazyComponent<Props, Args extends readonly unknown[]>(
  load: (...args: Args) => Promise<ComponentType<Props>>,
  onFailure: (error: unknown) => void,
): readonly [Component: ComponentType<Props> | null, start: (...args: Args) => void] {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  return [Component, (...args) => void load(...args).then((loaded) => setComponent(() => loaded), onFailure)];
}
