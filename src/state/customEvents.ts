import type { SearchEvent } from '../model/searchEvent';

/** The events of this site's own, by name, with what their `detail` is. */
export interface CustomEvents {
  /** On the document: what a reader has done in the search. Analytics listens; the search itself sends nothing. */
  'atlas:search': SearchEvent;
  /** On a demo's figure and on its container: it starts anew. */
  'demo-reset': null;
}

/** Tells whoever listens on a target. */
export function dispatch<Name extends keyof CustomEvents>(
  target: EventTarget | null | undefined,
  name: Name,
  detail: CustomEvents[Name],
): void {
  target?.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Calls back for each event; returns the undo. Others may send it, too: what comes is not checked. */
export function listen(
  target: EventTarget | null | undefined,
  name: keyof CustomEvents,
  callback: (detail: unknown) => void,
): () => void {
  const onEvent = (event: Event) => callback(event instanceof CustomEvent ? event.detail : null);
  target?.addEventListener(name, onEvent);
  return () => target?.removeEventListener(name, onEvent);
}
