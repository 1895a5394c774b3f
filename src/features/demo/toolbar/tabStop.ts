import { findNextIndex } from '../../../model/arrowKeys';

/** The buttons of a toolbar that are shown; a narrow one has fewer. */
function listControls(toolbar: Element): HTMLElement[] {
  const controls = [...toolbar.querySelectorAll<HTMLElement>('button')];
  return controls.filter((control) => control.checkVisibility());
}

/** Makes the control that has the focus the one that Tab comes back to. */
export function keepTabStop(target: EventTarget): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
  const toolbar = button?.closest('[role="toolbar"]');
  for (const control of toolbar?.querySelectorAll<HTMLElement>('button') ?? []) {
    control.tabIndex = control === button ? 0 : -1;
  }
}

/** Moves the focus within a toolbar in the order that the reader sees; Escape puts its tooltip away. */
export function pressKey(toolbar: Element, key: string): void {
  const controls = listControls(toolbar);
  const index = controls.findIndex((control) => control === document.activeElement);
  const isMirrored = getComputedStyle(toolbar).direction === 'rtl';
  if (key === 'Escape') quieten(toolbar);
  const next = findNextIndex(key, index, controls.length, isMirrored ? 'row-reverse' : 'row');
  if (next !== null) controls[next]?.focus();
}

/** Takes the tooltip of the focus away when the pointer enters another toolbar: two would be shown. */
export function quietenFocus(entered: Element): void {
  const toolbar = document.activeElement?.closest('[role="toolbar"]');
  if (toolbar && toolbar !== entered) quieten(toolbar);
}

/** Without tooltips until the reader moves on. */
function quieten(toolbar: Element): void {
  const controller = new AbortController();
  toolbar.setAttribute('data-quiet', '');
  const end = () => {
    toolbar.removeAttribute('data-quiet');
    controller.abort();
  };
  toolbar.addEventListener('pointerleave', end, { signal: controller.signal });
  toolbar.addEventListener('focusin', end, { signal: controller.signal });
}
