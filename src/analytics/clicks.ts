import { sendClick } from './events';

/**
 * Reports presses on elements that name an event: `data-ga-event-category` is its name, `-action` and
 * `-label` what it carries, `-split` the share that is sent. The innermost such element counts. Returns the undo.
 */
export function startClicks(root: Document, draw: () => number = Math.random): () => void {
  const onClick = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest('[data-ga-event-category]') : null;
    const category = element?.getAttribute('data-ga-event-category');
    if (!element || !category) return;
    const payload = {
      eventAction: element.getAttribute('data-ga-event-action'),
      eventLabel: element.getAttribute('data-ga-event-label'),
    };
    sendClick(category, payload, parseSplit(element.getAttribute('data-ga-event-split')), draw());
  };
  // While the event goes down: a listener of the page that stops it is none of our business.
  root.addEventListener('click', onClick, { capture: true });
  return () => root.removeEventListener('click', onClick, { capture: true });
}

/** Everything is sent where no share is named, or none that can be read. */
function parseSplit(text: string | null): number {
  const share = text?.trim() ? Number(text) : 1;
  return Number.isNaN(share) ? 1 : share;
}
