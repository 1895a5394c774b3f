/** How long the focus is kept after the last key press, in ms; limited, because assistive technology moves it, too. */
const BUSY_MS = 5000;

const FRAME = 'iframe[sandbox]';

/** Keeps the focus while a reader types. */
interface FocusKeeper {
  /** Running code has taken the focus. */
  readonly giveBack: () => void;
  readonly end: () => void;
}

/**
 * Restores the focus that running code takes while a reader types. The frame itself prevents nearly all code from
 * doing so (`restrainCode.ts`): this is for the rest, and may lose a letter.
 */
export function keepFocus(field: HTMLTextAreaElement): FocusKeeper {
  const controller = new AbortController();
  const { signal } = controller;
  let busyAt = -Infinity;
  const onBusy = (event: Event) => {
    const isLeaving = event instanceof KeyboardEvent && (event.key === 'Tab' || event.key === 'Escape');
    busyAt = isLeaving ? -Infinity : performance.now();
  };
  ['pointerdown', 'keydown', 'input'].forEach((type) => field.addEventListener(type, onBusy, { signal }));
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // To another element of the page: the reader has moved it.
    if (relatedTarget instanceof Element && !relatedTarget.matches(FRAME)) busyAt = -Infinity;
  };
  field.addEventListener('blur', onBlur, { signal });
  return {
    giveBack() {
      const isTaken = document.activeElement?.matches(FRAME);
      if (isTaken && performance.now() - busyAt < BUSY_MS) field.focus({ preventScroll: true });
    },
    end: () => controller.abort(),
  };
}
