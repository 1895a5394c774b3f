import { datasetOf } from '../../../base/client/dataset';
/** Container of a demo, with the last click on it before hydration, as stored by `earlyClickScript`. */
export interface UnhydratedDemo extends HTMLElement {
  earlyClick?: MouseEvent;
}

/** Whether a click is waiting for this demo to be hydrated. */
export function hasEarlyClick(demo: HTMLElement): boolean {
  return (demo as UnhydratedDemo).earlyClick !== undefined;
}

/** The target of the click that is waiting for this demo to be hydrated. */
export function getEarlyClickTarget(demo: UnhydratedDemo): Element | null {
  return (demo.earlyClick?.target as Element | undefined) ?? null;
}

/** Moves a demo's stored click to another container, to which its elements have moved. */
export function moveEarlyClick(from: UnhydratedDemo, to: UnhydratedDemo): void {
  if (from.earlyClick) to.earlyClick = from.earlyClick;
}

/**
 * Marks a demo as hydrated, and replays the click that was stored, if any.
 * @param demo its container
 * @param target what was clicked, or what has replaced it
 */
export function replayEarlyClick(demo: HTMLElement, target = getEarlyClickTarget(demo)): void {
  const { earlyClick } = demo as UnhydratedDemo;
  datasetOf(demo).demoRoot = 'hydrated';
  delete (demo as UnhydratedDemo).earlyClick;
  // Not `click()`: SVG elements, such as icons in buttons, do not have it.
  if (target?.isConnected) target.dispatchEvent(new MouseEvent('click', earlyClick));
}

/** Marks a demo whose code failed to load as static HTML: native checkboxes and disclosures still work. */
export function discardEarlyClick(demo: HTMLElement): void {
  datasetOf(demo).demoRoot = 'static';
  delete (demo as UnhydratedDemo).earlyClick;
}
