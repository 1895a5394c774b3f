import { OPEN_POPOVER } from '../../page/shared/attributes';

/**
 * Attributes of a native popover. React 18 knows neither: it passes unknown names through to the
 * DOM, but only in lower case without a warning, and its types lack them.
 */
export const popover: Readonly<Record<string, string>> = { popover: 'auto' };

/** Attributes of a button that toggles the popover of an id, or only hides it. */
export function togglesPopover(id: string, action: 'toggle' | 'hide' = 'toggle'): Record<string, string> {
  return { popovertarget: id, popovertargetaction: action };
}

/** Closes the popover of an id, if it is open. */
export function hidePopover(id: string): void {
  const element = document.getElementById(id);
  if (element?.matches(OPEN_POPOVER)) element.hidePopover();
}
