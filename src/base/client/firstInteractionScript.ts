import { INTERACTED, INTERACTION_EVENTS, isIntended } from './firstInteraction';

/** Inline script that detects the first interaction, even while the page's code is still loading. */
export const firstInteractionScript = `(${watch.toString()})(${JSON.stringify(INTERACTION_EVENTS)},${JSON.stringify(INTERACTED)},${isIntended.toString()})`;

/** Must be self-contained: it is serialized into the page. */
function watch(types: readonly string[], attribute: string, isByReader: (event: Event) => boolean): void {
  const controller = new AbortController();
  const onInteraction = (event: Event) => {
    if (!isByReader(event)) return;
    document.documentElement.setAttribute(attribute, '');
    controller.abort();
  };
  for (const type of types)
    addEventListener(type, onInteraction, {
      signal: controller.signal,
      passive: true,
      capture: true,
    });
}
