import { INTERACTED, INTERACTION_EVENTS } from './firstInteraction';

/** The inline script that sees the first interaction, also while the page's code is on its way. */
export const firstInteractionScript = `(${watch.toString()})(${JSON.stringify(INTERACTION_EVENTS)},${JSON.stringify(INTERACTED)})`;

/** Self-contained, because its text is what runs. */
function watch(types: readonly string[], attribute: string): void {
  const controller = new AbortController();
  const onInteraction = () => {
    document.documentElement.setAttribute(attribute, '');
    controller.abort();
  };
  for (const type of types)
    window.addEventListener(type, onInteraction, { signal: controller.signal, passive: true });
}
