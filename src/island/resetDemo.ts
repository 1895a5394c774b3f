import { dispatch } from '../state/customEvents';
import { findDemoRoot } from './findDemoRoot';

/** Starts the demo in a figure anew, as it came; one that is not hydrated yet is as it was. */
export function resetDemo(figure: HTMLElement | null): void {
  // For the editor.
  dispatch(figure, 'demo-reset', null);
  dispatch(findDemoRoot(figure), 'demo-reset', null);
  figure?.querySelector<HTMLIFrameElement>('iframe:not([sandbox])')?.contentWindow?.location.reload();
}
