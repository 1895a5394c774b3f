import { useState } from 'react';
import { moveEarlyClick } from '../../../demo/client/clicks/earlyClicks';
import { showActiveLink } from '../behaviors/menu';
import { OPEN_POPOVER, selectData } from '../../../page/shared/attributes';
import { useIsomorphicLayoutEffect } from '../../../ui/client/useIsomorphicLayoutEffect';

/** Not in tools: React has their HTML, and those that load later would shift the order of the others. */
const STATIC = `${selectData('static')}:not(${selectData('tool')} *)`;

/**
 * Keeps the document's static HTML when hydration fails. If a translator, an extension or a password manager
 * has changed the frame, React discards the document's elements and renders its own, in which articles and
 * demos are empty. Their contents move there as they are by then: translated, with the chosen tabs and the
 * queued clicks. The open menu and the focus are restored as well.
 */
export function usePreservedHtml(): void {
  // Runs in each of React's attempts: in the last one, what it will discard is still in the document.
  const [restore] = useState(captureStaticHtml);
  useIsomorphicLayoutEffect(restore, [restore]);
}

const listStatic = () => document.querySelectorAll<HTMLElement>(STATIC);

function captureStaticHtml(): () => void {
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

/** React's errors about HTML that it could not hydrate and has replaced by its own. */
const HYDRATION_ERROR = /React error #4(18|2[0-5])/;

/**
 * Lets React report only once, not for each attempt and each demo, that others have changed the document's
 * HTML; also loads the code that handles later changes. Call it before React hydrates.
 */
export function guardHydration(): void {
  let isReported = false;
  addEventListener('error', (event) => {
    if (!HYDRATION_ERROR.test(event.message)) return;
    if (isReported) event.preventDefault();
    isReported = true;
  });
  import('../behaviors/translatedTexts').then(
    ({ attachTranslatedTexts }) => attachTranslatedTexts(document),
    // Offline, no translator works either.
    () => {},
  );
}
