import { selectData } from '../../../page/shared/attributes';
import { datasetOf } from '../../../base/client/dataset';
import { sendClick } from '../../../shell/client/events/events';

/**
 * Reports clicks on elements that name an event (`page/shared/clickEvents.ts`); the innermost such element
 * counts. Returns a cleanup function.
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
  // In the capture phase, so that clicks are reported even if a listener stops their propagation.
  root.addEventListener('click', onClick, { capture: true });
  return () => root.removeEventListener('click', onClick, { capture: true });
}

/** Every click is reported if the share is missing or not a number. */
function parseSplit(text: string | undefined): number {
  const share = text?.trim() ? Number(text) : 1;
  return Number.isNaN(share) ? 1 : share;
}
