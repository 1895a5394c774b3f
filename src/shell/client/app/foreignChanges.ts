import { useState } from 'react';
import { moveEarlyClick } from '../../../demo/client/clicks/earlyClicks';
import { showActiveLink } from '../behaviours/menu';
import { OPEN_POPOVER, selectData } from '../../../page/shared/attributes';
import { useBeforeLayout } from '../../../ui/client/useBeforeLayout';

/** React has the HTML of tools; and those that load later would come between the others. */
const STATIC = `${selectData('static')}:not(${selectData('tool')} *)`;

/**
 * Keeps the static HTML of the document, whatever happens to the frame around it. Where a translator, an extension or a
 * password manager has changed the frame, React cannot hydrate it: it discards the document's elements and renders its
 * own, but of articles and demos it has only the empty places. Their contents move there, as they are by then:
 * translated, with the tabs that were chosen and the clicks that wait. The open menu and the focus return as well.
 */
export function useServedHtml(): void {
  // In each attempt of React: at the last one, what it will discard is still in the document.
  const [putBack] = useState(remember);
  useBeforeLayout(putBack, [putBack]);
}

const listStatic = () => document.querySelectorAll<HTMLElement>(STATIC);

function remember(): () => void {
  if (typeof document === 'undefined') return () => {};
  const frame = document.getElementById('__next')?.firstElementChild;
  const served = listStatic();
  const focused = document.activeElement?.id;
  const popover = document.querySelector(OPEN_POPOVER)?.id;
  return () => {
    if (frame?.isConnected) return;
    listStatic().forEach((element, index) => {
      const from = served[index];
      if (!from) return;
      element.replaceChildren(...from.childNodes);
      moveEarlyClick(from, element);
    });
    showActiveLink();
    if (popover) document.getElementById(popover)?.showPopover();
    if (focused) document.getElementById(focused)?.focus();
  };
}

/** React's errors about HTML that it could not hydrate, so that it has rendered its own. */
const RECOVERED = /React error #4(18|2[0-5])/;

/**
 * Lets React report once, not for each attempt and each demo, that others have changed the document's HTML; and loads
 * what helps with later changes. Call it before React hydrates.
 */
export function guardFrame(): void {
  let isReported = false;
  addEventListener('error', (event) => {
    if (!RECOVERED.test(event.message)) return;
    if (isReported) event.preventDefault();
    isReported = true;
  });
  import('../behaviours/translatedTexts').then(
    ({ attachTranslatedTexts }) => attachTranslatedTexts(document),
    // Offline: nobody translates.
    () => {},
  );
}
