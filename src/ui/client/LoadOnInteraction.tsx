import { useEffect, type ComponentType } from 'react';
import { onFirstInteraction, onFirstInteractionOrAfter } from '../../base/client/firstInteraction';
import { useLazyComponent } from './useLazyComponent';

interface LoadOnInteractionProps<Props> {
  /** A stable function that loads the component; `null` when it is not needed. */
  load: (() => Promise<ComponentType<Props>>) | null;
  /** Loads after this time in ms, even without an interaction; without it, only an interaction loads. */
  maxWaitMs?: number;
  props: Props;
}

/** A component that loads at the reader's first interaction; renders nothing before that, or offline. */
export function LoadOnInteraction<Props extends object>({
  load,
  maxWaitMs,
  props,
}: LoadOnInteractionProps<Props>) {
  const [Component, start] = useLazyComponent(
    (loadComponent: () => Promise<ComponentType<Props>>) => loadComponent(),
    // Offline: the page is complete without it.
    () => {},
  );
  useEffect(() => {
    if (!load) return;
    const onInteraction = () => start(load);
    return maxWaitMs === undefined
      ? onFirstInteraction(onInteraction)
      : onFirstInteractionOrAfter(maxWaitMs, onInteraction);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `start` does the same in each render
  }, [load, maxWaitMs]);
  return load && Component && <Component {...props} />;
}
