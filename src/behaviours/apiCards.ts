import type { Translate } from '../state/language';

/**
 * Shows a card beside a name in the text that the reference explains, on hover and on keyboard focus;
 * returns the undo. A tap follows the link, as without script. The card's code comes with the first one.
 */
export function attachApiCards(root: Document, t: Translate): () => void {
  const onIntent = (event: Event) => {
    const { target } = event;
    const term = target instanceof Element ? target.closest<HTMLAnchorElement>('.api-term') : null;
    if (!term || (event as PointerEvent).pointerType === 'touch') return;
    // Offline: the link is still there.
    import('./apiCard').then(({ showApiCard }) => showApiCard(term, t), console.error);
  };
  root.addEventListener('pointerover', onIntent);
  root.addEventListener('focusin', onIntent);
  return () => {
    root.removeEventListener('pointerover', onIntent);
    root.removeEventListener('focusin', onIntent);
  };
}
