import { dispatch } from '../../../base/client/customEvents';
import { findDemoRoot } from './findDemoRoot';

/** Resets the demo in a figure to its initial state; without effect before it is hydrated. */
export function resetDemo(figure: HTMLElement | null): void {
  // The editor listens on the figure.
  dispatch(figure, 'demo-reset', null);
  dispatch(findDemoRoot(figure), 'demo-reset', null);
  figure?.querySelector<HTMLIFrameElement>('iframe:not([sandbox])')?.contentWindow?.location.reload();
}
