import { selectData } from '../model/attributes';
import { datasetOf } from '../state/dataset';
import { sendClick } from './events';

/**
 * Reports presses on elements that name an event (`model/clickEvents.ts`). The innermost such element counts. Returns the undo.
 */
export function startClicks(root: Document, draw: () => number = Math.random): () => void {
  const onClick = ({ target }: Event) => {
    const element =
      target instanceof Element ? target.closest<HTMLElement>(selectData('ga-event-category')) : null;
    if (!element) return;
    const { gaEventCategory, gaEventAction = null, gaEventLabel = null, gaEventSplit } = datasetOf(element);
    if (!gaEventCategory) return;
    const payload = { eventAction: gaEventAction, eventLabel: gaEventLabel };
    sendClick(gaEventCategory, payload, parseSplit(gaEventSplit), draw());
  };
  // While the event goes down: a listener of the page that stops it is none of our business.
  root.addEventListener('click', onClick, { capture: true });
  return () => root.removeEventListener('click', onClick, { capture: true });
}

/** Everything is sent where no share is named, or none that can be read. */
function parseSplit(text: string | undefined): number {
  const share = text?.trim() ? Number(text) : 1;
  return Number.isNaN(share) ? 1 : share;
}
