import { datasetOf } from '../state/dataset';
/** Container of a demo, with the last click on it that nothing could answer yet; `earlyClickScript` puts it there. */
export interface UnhydratedDemo extends HTMLElement {
  earlyClick?: MouseEvent;
}

/** Whether a click waits for this demo to come to life. */
export function hasEarlyClick(demo: HTMLElement): boolean {
  return (demo as UnhydratedDemo).earlyClick !== undefined;
}

/**
 * Marks a demo as one that answers clicks itself, and performs the one that has waited.
 * @param demo its container, with the elements of the server's HTML
 */
export function endEarlyClicks(demo: HTMLElement): void {
  const { earlyClick } = demo as UnhydratedDemo;
  datasetOf(demo).demoRoot = 'hydrated';
  delete (demo as UnhydratedDemo).earlyClick;
  const target = earlyClick?.target as Element | undefined;
  // Not `click()`, which icons in buttons have not.
  if (target?.isConnected) target.dispatchEvent(new MouseEvent('click', earlyClick));
}

/** Leaves a demo whose code is missing to the browser: boxes are checked, disclosures open. */
export function dropEarlyClicks(demo: HTMLElement): void {
  datasetOf(demo).demoRoot = 'static';
  delete (demo as UnhydratedDemo).earlyClick;
}
