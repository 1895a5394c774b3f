/** Marks a popover that is modal while it is open. */
export const IS_MODAL = 'data-modal';

/**
 * Makes open popovers modal that are marked so: focus moves in and stays, and returns when they close. They open
 * without any script; Escape and presses outside close them by themselves. Returns the undo.
 */
export function attachModalPopovers(root: Document): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const inert = new Set<HTMLElement>();
  const release = () => {
    inert.forEach((element) => (element.inert = false));
    inert.clear();
  };
  const enter = (popover: HTMLElement) => {
    for (const element of listOthers(popover)) {
      if (element.inert) continue;
      element.inert = true;
      inert.add(element);
    }
    const current = popover.querySelector<HTMLElement>('[aria-current="page"]');
    (current ?? popover.querySelector<HTMLElement>('a, button'))?.focus();
  };
  const onToggle = (event: Event) => {
    const popover = findModal(event.target);
    if (!popover || !(event instanceof ToggleEvent)) return;
    if (event.newState === 'open') enter(popover);
    else if (isFocusLost(popover)) findOpener(popover)?.focus();
  };
  const onBeforeToggle = (event: Event) => {
    if (findModal(event.target) && event instanceof ToggleEvent && event.newState === 'closed') release();
  };
  const onClick = (event: MouseEvent) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
    // The page behind is about to change: the focus belongs to it.
    const popover = target.closest('a') && findModal(target.closest(`[${IS_MODAL}]:popover-open`));
    popover?.hidePopover();
  };
  const onResize = () => {
    const popover = findModal(root.querySelector(`[${IS_MODAL}]:popover-open`));
    // On a wider screen it stands beside the page.
    if (popover && !findOpener(popover)) popover.hidePopover();
  };
  // The events of popovers do not bubble.
  root.addEventListener('toggle', onToggle, { capture: true, signal });
  root.addEventListener('beforetoggle', onBeforeToggle, { capture: true, signal });
  root.addEventListener('click', onClick, { signal });
  window.addEventListener('resize', onResize, { signal });
  return () => {
    controller.abort();
    release();
  };
}

function findModal(target: EventTarget | null): HTMLElement | null {
  return target instanceof HTMLElement && target.hasAttribute(IS_MODAL) ? target : null;
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
