/**
 * Remembers an element by its place among those that match a selector. Returns a function that finds it, or what the app
 * has in its place, if it had to render the page anew; `undefined` if that is not the same.
 */
export function findAgain<Found extends HTMLElement>(
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
