/** Keeps the focus in a popover until it closes: everything else is inert. Does nothing when it has closed already. */
export function holdFocus(popover: HTMLElement): void {
  if (!popover.matches(':popover-open')) return;
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
  const onClick = (event: MouseEvent) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    // The page behind is about to change: the focus belongs to it.
    if (target instanceof Element && target.closest('a')) popover.hidePopover();
  };
  // On a wider screen it stands beside the page.
  const onResize = () => !findOpener(popover) && popover.hidePopover();
  popover.addEventListener('beforetoggle', onBeforeToggle, { signal });
  popover.addEventListener('click', onClick, { signal });
  window.addEventListener('resize', onResize, { signal });
}

/** Everything beside the popover and beside what holds it, but for what only speaks. */
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

/** The button that opens the popover; of several, the one that is on the screen. */
function findOpener({ id }: HTMLElement): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>(
    `[popovertarget="${id}"][popovertargetaction="toggle"]`,
  );
  return [...buttons].find((button) => button.getClientRects().length > 0);
}
