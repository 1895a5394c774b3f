import { type DataAttributeName } from '../../page/shared/attributes';

/**
 * Events that count as an interaction. Scrolling does not: it is reading, and browsers also scroll by
 * themselves. Assistive technology may only focus and click.
 */
export const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'];

/** Set on the root element at the reader's first interaction. */
export const INTERACTED: DataAttributeName = 'data-interacted';

/**
 * Whether the reader has caused an event. Chromium reports a pointer movement of length 0 when the layout
 * changes under a resting pointer. Must be self-contained: `firstInteractionScript` embeds its source text.
 */
export function isIntended(event: Event): boolean {
  const { movementX, movementY } = event as Partial<PointerEvent>;
  return event.type !== 'pointermove' || movementX !== 0 || movementY !== 0;
}

/** Calls back at the first interaction, or immediately if there has been one; returns a cleanup function. */
export function onFirstInteraction(callback: () => void): () => void {
  const root = document.documentElement;
  const controller = new AbortController();
  const onInteraction = (event: Event) => {
    if (!isIntended(event)) return;
    root.setAttribute(INTERACTED, '');
    controller.abort();
    callback();
  };
  if (root.hasAttribute(INTERACTED)) callback();
  else {
    for (const type of INTERACTION_EVENTS)
      addEventListener(type, onInteraction, {
        signal: controller.signal,
        passive: true,
        // Before listeners that stop the event's propagation.
        capture: true,
      });
  }
  return () => controller.abort();
}

/** Calls back at the first interaction, or after a timeout in ms; returns a cleanup function. */
export function onFirstInteractionOrAfter(maxWaitMs: number, callback: () => void): () => void {
  let stopListening = () => {};
  const stop = () => {
    clearTimeout(timer);
    stopListening();
  };
  const call = () => {
    stop();
    callback();
  };
  const timer = setTimeout(call, maxWaitMs);
  stopListening = onFirstInteraction(call);
  return stop;
}
