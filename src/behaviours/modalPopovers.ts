import { selectData } from '../model/attributes';

/**
 * Makes marked popovers modal: focus moves in and is trapped until they close, then returns. Opening, Escape and
 * light dismiss are native; the code for the rest is loaded when one opens. Returns a cleanup function.
 */
export function attachModalPopovers(root: Document): () => void {
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.matches(`${selectData('modal')}:popover-open`)) return;
    import('./holdFocus').then(
      ({ holdFocus }) => holdFocus(target),
      // Offline: it remains a non-modal popover.
      () => {},
    );
  };
  // The event does not bubble.
  root.addEventListener('toggle', onToggle, true);
  return () => root.removeEventListener('toggle', onToggle, true);
}
