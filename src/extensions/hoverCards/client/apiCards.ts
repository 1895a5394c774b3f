import { attachListeners } from '../../../base/client/attachListeners';
import type { Translate } from '../../../shell/client/language/language';
import { findClosest } from '../../../base/client/findClosest';

/**
 * Shows a card for links to API pages, on hover and keyboard focus; returns a cleanup function. A tap follows
 * the link. The card's code is loaded on first use.
 */
export function attachApiCards(root: Document, t: Translate): () => void {
  const show = (term: HTMLAnchorElement) => {
    // Offline: the link still works.
    import('./apiCard').then(({ showApiCard }) => showApiCard(term, t), console.error);
  };
  const onIntent = (event: Event) => {
    const { target } = event;
    const term = findClosest<HTMLAnchorElement>(target, '.api-term');
    if (term && (event as PointerEvent).pointerType !== 'touch') show(term);
  };
  // A link may already be hovered or focused when this code loads.
  root.querySelectorAll<HTMLAnchorElement>('.api-term:is(:hover, :focus-visible)').forEach(show);
  return attachListeners(root, { pointerover: onIntent, focusin: onIntent });
}
