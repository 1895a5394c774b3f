type Listeners<Events> = { readonly [Name in keyof Events]?: (event: Events[Name]) => void };

/** Adds listeners to the document or the window, by event name; returns a function that removes them. */
export function attachListeners(target: Document, listeners: Listeners<DocumentEventMap>): () => void;
export function attachListeners(target: Window, listeners: Listeners<WindowEventMap>): () => void;
export function attachListeners(target: EventTarget, listeners: object): () => void {
  const attached = new AbortController();
  for (const [name, listener] of Object.entries(listeners) as [string, EventListener][])
    target.addEventListener(name, listener, { signal: attached.signal });
  return () => attached.abort();
}
