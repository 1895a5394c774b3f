import { findDemoRoot } from './findDemoRoot';

/** Name of the event that tells a living demo to start anew. */
export const RESET_EVENT = 'demo-reset';

/** Starts the demo in a figure anew, as it came; one that is not alive yet is as it was. */
export function resetDemo(figure: HTMLElement | null): void {
  // For the editor.
  figure?.dispatchEvent(new Event(RESET_EVENT));
  findDemoRoot(figure)?.dispatchEvent(new Event(RESET_EVENT));
  figure?.querySelector<HTMLIFrameElement>('iframe:not([sandbox])')?.contentWindow?.location.reload();
}
