import { isComposing } from '../shared/keys';

/**
 * Hides keys that belong to an input method, which choose and confirm its suggestions, from all key
 * listeners; the text that they type still arrives as input. Returns a cleanup function.
 */
export function attachCompositionGuard(root: Document): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isComposing(event)) return;
    event.stopImmediatePropagation();
    // Otherwise the browser would close the dialog around the field.
    if (event.key === 'Escape') event.preventDefault();
  };
  // Before all other listeners.
  root.addEventListener('keydown', onKeyDown, true);
  return () => root.removeEventListener('keydown', onKeyDown, true);
}
