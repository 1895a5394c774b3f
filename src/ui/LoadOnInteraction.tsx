import { useEffect, type ComponentType } from 'react';
import { onFirstInteraction, onFirstInteractionOrAfter } from '../behaviours/firstInteraction';
import { useLazyComponent } from './useLazyComponent';

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
  const [Component, start] = useLazyComponent(
    (wanted: () => Promise<ComponentType<Props>>) => wanted(),
    // Offline: the page is whole without it.
    () => {},
  );
  useEffect(() => {
    if (!load) return;
    const onInteraction = () => start(load);
    return patienceMs === undefined
      ? onFirstInteraction(onInteraction)
      : onFirstInteractionOrAfter(patienceMs, onInteraction);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `start` does the same in each render
  }, [load, patienceMs]);
  return load && Component && <Component {...props} />;
}
