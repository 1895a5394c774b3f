import { useEffect, useState, type ComponentType } from 'react';
import { onFirstInteraction, onFirstInteractionOrAfter } from './firstInteraction';

interface LoadOnInteractionProps<Props> {
  /** The same function as long as the component is wanted; `null`: it is not. */
  load: (() => Promise<ComponentType<Props>>) | null;
  /** How long to wait for a sign, in ms; without it only a sign counts. */
  patienceMs?: number;
  props: Props;
}

/** A component whose code comes at the reader's first interaction: nothing until then, and offline. */
export function LoadOnInteraction<Props extends object>({
  load,
  patienceMs,
  props,
}: LoadOnInteractionProps<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!load) return;
    const start = () =>
      void load().then(
        (loaded) => setComponent(() => loaded),
        // Offline: the page is whole without it.
        () => {},
      );
    return patienceMs === undefined
      ? onFirstInteraction(start)
      : onFirstInteractionOrAfter(patienceMs, start);
  }, [load, patienceMs]);
  return load && Component && <Component {...props} />;
}
