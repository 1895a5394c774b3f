type Listeners<Events> = { readonly [Name in keyof Events]?: (event: Events[Name]) => void };

/** Adds listeners to the document or the window, by event name; returns a function that removes them. */
export function attachListeners(target: Document, listeners: Listeners<DocumentEventMap>): () => void;
export function attachListeners(target: Window, listeners: Listeners<WindowEventMap>): () => void;
export function attachListeners(target: EventTarget, listeners: object): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of entries) target.addEventListener(name, listener);
  return () => entries.forEach(([name, listener]) => target.removeEventListener(name, listener));
}
