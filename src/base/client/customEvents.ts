import type { SearchEvent } from '../../search/shared/searchEvent';

/** The site's custom events, by name, with the type of their `detail`. */
export interface CustomEvents {
  /** On the document: the reader has searched. Analytics listens; the search itself reports nothing. */
  'atlas:search': SearchEvent;
  /** On the document: the app is hydrated and receives the state of the start program. See `handover.ts`. */
  'atlas:hydrated': (handover: never) => void;
  /** On a demo's figure and on its container: the demo is reset. */
  'demo-reset': null;
}

/** Dispatches a custom event on an event target. */
export function dispatch<Name extends keyof CustomEvents>(
  target: EventTarget | null | undefined,
  name: Name,
  detail: CustomEvents[Name],
): void {
  target?.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Adds a listener; returns a function that removes it. `detail` is unchecked: any script may send it. */
export function listen(
  target: EventTarget | null | undefined,
  name: keyof CustomEvents,
  callback: (detail: unknown) => void,
): () => void {
  const onEvent = (event: Event) => callback(event instanceof CustomEvent ? event.detail : null);
  target?.addEventListener(name, onEvent);
  return () => target?.removeEventListener(name, onEvent);
}
