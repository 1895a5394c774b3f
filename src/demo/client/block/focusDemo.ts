import type { DemoControl } from './control';
import { findDemoRoot } from '../island/findDemoRoot';

/** Moves the focus to just before the demo's first element, to try its keyboard navigation. */
export function focusDemo({ figure }: DemoControl): void {
  const frame =
    figure.current?.querySelector<HTMLIFrameElement>('iframe[sandbox]:not([inert])') ??
    figure.current?.querySelector<HTMLIFrameElement>('iframe:not([sandbox])');
  if (frame) return frame.contentWindow?.focus();
  const stage = findDemoRoot(figure.current)?.parentElement;
  if (!stage) return;
  stage.tabIndex = -1;
  stage.role = 'group';
  stage.ariaLabel = figure.current?.ariaLabel ?? null;
  stage.focus();
}
