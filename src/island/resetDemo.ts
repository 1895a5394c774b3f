import { findDemoRoot } from './findDemoRoot';

/** Name of the event that resets a hydrated demo. */
export const RESET_EVENT = 'demo-reset';

/** Resets the demo in a figure to its initial state; without effect before it is hydrated. */
export function resetDemo(figure: HTMLElement | null): void {
  // For the editor.
  figure?.dispatchEvent(new Event(RESET_EVENT));
  findDemoRoot(figure)?.dispatchEvent(new Event(RESET_EVENT));
  figure?.querySelector<HTMLIFrameElement>('iframe:not([sandbox])')?.contentWindow?.location.reload();
}
