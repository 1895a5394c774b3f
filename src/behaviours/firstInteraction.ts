import { type DataAttributeName } from '../model/attributes';

/** Events that tell that somebody is there. */
export const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel'];

/** Attribute of the root element from the reader's first interaction on. */
export const INTERACTED: DataAttributeName = 'data-interacted';

/** Calls back at the reader's first interaction, at once when there was one before; returns the undo. */
export function onFirstInteraction(callback: () => void): () => void {
  const root = document.documentElement;
  const controller = new AbortController();
  const onInteraction = () => {
    root.setAttribute(INTERACTED, '');
    controller.abort();
    callback();
  };
  if (root.hasAttribute(INTERACTED)) callback();
  else {
    for (const type of INTERACTION_EVENTS)
      window.addEventListener(type, onInteraction, { signal: controller.signal, passive: true });
  }
  return () => controller.abort();
}

/** Calls back at the reader's first interaction, or after a time without one, in ms; returns the undo. */
export function onFirstInteractionOrAfter(patienceMs: number, callback: () => void): () => void {
  let stopListening = () => {};
  const stop = () => {
    clearTimeout(timer);
    stopListening();
  };
  const call = () => {
    stop();
    callback();
  };
  const timer = setTimeout(call, patienceMs);
  stopListening = onFirstInteraction(call);
  return stop;
}
