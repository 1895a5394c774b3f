/**
 * Remembers an element by its index among those that match a selector. Returns a function that finds it, or
 * its replacement after the app has rendered the page from scratch; `undefined` if that one differs.
 */
export function createElementFinder<Found extends HTMLElement>(
  root: Document,
  selector: string,
  element: Found,
): () => Found | undefined {
  const list = () => [...root.querySelectorAll<Found>(selector)];
  const index = list().indexOf(element);
  return () => {
    if (element.isConnected) return element;
    const next = list()[index];
    return next?.className === element.className ? next : undefined;
  };
}
