import { selectData } from '../model/attributes';

/**
 * Makes open popovers modal that are marked so: focus moves in and stays, and returns when they close. They open
 * without any script, and Escape and presses outside close them by themselves; the rest comes when one opens. Returns
 * the undo.
 */
export function attachModalPopovers(root: Document): () => void {
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.matches(`${selectData('modal')}:popover-open`)) return;
    import('./holdFocus').then(
      ({ holdFocus }) => holdFocus(target),
      // Offline: a popover like others.
      () => {},
    );
  };
  // The event does not bubble.
  root.addEventListener('toggle', onToggle, true);
  return () => root.removeEventListener('toggle', onToggle, true);
}
