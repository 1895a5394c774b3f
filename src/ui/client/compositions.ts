import { isComposing } from '../shared/keys';

/**
 * Keeps the keys with which an input method chooses and confirms from everything that listens to keys; returns a
 * cleanup function. What they write still arrives, as input.
 */
export function attachCompositions(root: Document): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isComposing(event)) return;
    event.stopImmediatePropagation();
    // A browser that sees it would close the dialog around the field.
    if (event.key === 'Escape') event.preventDefault();
  };
  // Before all others.
  root.addEventListener('keydown', onKeyDown, true);
  return () => root.removeEventListener('keydown', onKeyDown, true);
}
