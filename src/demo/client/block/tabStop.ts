import { findNextIndex } from '../../../ui/shared/arrowKeys';

/** The visible buttons of a toolbar; a narrow one has fewer. */
function listControls(toolbar: Element): HTMLElement[] {
  const controls = [...toolbar.querySelectorAll<HTMLElement>('button')];
  return controls.filter((control) => control.checkVisibility());
}

/** Roving tabindex: makes the focused button the toolbar's tab stop. */
export function moveTabStop(target: EventTarget): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
  const toolbar = button?.closest('[role="toolbar"]');
  for (const control of toolbar?.querySelectorAll<HTMLElement>('button') ?? []) {
    control.tabIndex = control === button ? 0 : -1;
  }
}

/** Moves the focus within a toolbar in visual order; Escape hides its tooltips. */
export function handleKey(toolbar: Element, key: string): void {
  const controls = listControls(toolbar);
  const index = controls.findIndex((control) => control === document.activeElement);
  const isMirrored = getComputedStyle(toolbar).direction === 'rtl';
  if (key === 'Escape') hideTooltips(toolbar);
  const next = findNextIndex(key, index, controls.length, isMirrored ? 'row-reverse' : 'row');
  if (next !== null) controls[next]?.focus();
}

/** Hides the focused button's tooltip when the pointer enters another toolbar, so that only one is shown. */
export function hideFocusTooltip(entered: Element): void {
  const toolbar = document.activeElement?.closest('[role="toolbar"]');
  if (toolbar && toolbar !== entered) hideTooltips(toolbar);
}

/** Hides tooltips until the pointer leaves or the focus moves. */
function hideTooltips(toolbar: Element): void {
  const controller = new AbortController();
  toolbar.setAttribute('data-quiet', '');
  const end = () => {
    toolbar.removeAttribute('data-quiet');
    controller.abort();
  };
  toolbar.addEventListener('pointerleave', end, { signal: controller.signal });
  toolbar.addEventListener('focusin', end, { signal: controller.signal });
}
