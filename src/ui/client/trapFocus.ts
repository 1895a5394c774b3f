import { OPEN_POPOVER } from '../../page/shared/attributes';

/** Traps focus in an open popover until it closes, by making everything else inert. */
export function trapFocus(popover: HTMLElement): void {
  if (!popover.matches(OPEN_POPOVER)) return;
  const others = listOthers(popover).filter((element) => !element.inert);
  others.forEach((element) => (element.inert = true));
  const current = popover.querySelector<HTMLElement>('[aria-current="page"]');
  (current ?? popover.querySelector<HTMLElement>('a, button'))?.focus();

  const controller = new AbortController();
  const { signal } = controller;
  const onBeforeToggle = () => {
    controller.abort();
    others.forEach((element) => (element.inert = false));
    popover.addEventListener('toggle', () => isFocusLost(popover) && findOpener(popover)?.focus(), {
      once: true,
    });
  };
  // On a wider screen its content is shown beside the page, and its button is hidden.
  const onResize = () => !findOpener(popover) && popover.hidePopover();
  popover.addEventListener('beforetoggle', onBeforeToggle, { signal });
  addEventListener('resize', onResize, { signal });
}

/** All siblings of the popover and of its ancestors, except live regions. */
function listOthers(popover: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (
    let element = popover;
    element !== document.body && element.parentElement;
    element = element.parentElement
  ) {
    for (const other of element.parentElement.children) {
      const isOther = other !== element && !other.hasAttribute('aria-live');
      if (isOther && other instanceof HTMLElement) others.push(other);
    }
  }
  return others;
}

function isFocusLost(popover: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement === body || popover.contains(activeElement);
}

/** The visible button that opens the popover. */
function findOpener({ id }: HTMLElement): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>(
    `[popovertarget="${id}"][popovertargetaction="toggle"]`,
  );
  return [...buttons].find((button) => button.getClientRects().length > 0);
}
