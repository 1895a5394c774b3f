import { OPEN_POPOVER, selectData } from '../../page/shared/attributes';
import { hasModifier } from '../shared/keys';
import { findClosest } from '../../base/client/findClosest';

/**
 * Closes popovers when one of their links is followed, and makes marked ones modal: focus moves in and is
 * trapped until they close, then returns. Opening, Escape and light dismiss are native; the code that traps
 * the focus is loaded when one opens. Returns a cleanup function.
 */
export function attachPopovers(root: Document): () => void {
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.matches(selectData('modal') + OPEN_POPOVER)) return;
    import('./trapFocus').then(
      ({ trapFocus }) => trapFocus(target),
      // Offline: it remains a non-modal popover.
      () => {},
    );
  };
  const onClick = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    const link = findClosest(event.target, 'a');
    // The link leads to the page behind the popover, or to another one.
    link?.closest<HTMLElement>(OPEN_POPOVER)?.hidePopover();
  };
  // The event does not bubble.
  root.addEventListener('toggle', onToggle, true);
  root.addEventListener('click', onClick);
  return () => {
    root.removeEventListener('toggle', onToggle, true);
    root.removeEventListener('click', onClick);
  };
}
