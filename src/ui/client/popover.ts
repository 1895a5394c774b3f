import { OPEN_POPOVER } from '../../page/shared/attributes';

/**
 * Attributes of a native popover. React 18 does not support them: it passes unknown names through to the DOM,
 * but only in lower case without a warning, and its types lack them.
 */
export const popover: Readonly<Record<string, string>> = { popover: 'auto' };

/** Attributes of a button that toggles, or only hides, the popover with an id. */
export function togglesPopover(id: string, action: 'toggle' | 'hide' = 'toggle'): Record<string, string> {
  return { popovertarget: id, popovertargetaction: action };
}

/** Closes the popover with an id, if it is open. */
export function hidePopover(id: string): void {
  const element = document.getElementById(id);
  if (element?.matches(OPEN_POPOVER)) element.hidePopover();
}
