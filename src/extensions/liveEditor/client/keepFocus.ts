/**
 * How long the focus is protected after the last key press, in ms; limited, because assistive technology
 * moves it, too.
 */
const BUSY_MS = 5000;

const FRAME = 'iframe[sandbox]';

/** Keeps the focus while a reader types. */
interface FocusKeeper {
  /** Called when running code has taken the focus. */
  readonly restore: () => void;
  readonly end: () => void;
}

/**
 * Restores the focus when running code takes it while the reader types. The frame already prevents nearly all
 * code from doing so (`restrictCode`); this is for the rest, and may lose a keystroke.
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
    // The reader has moved the focus to another element of the page.
    if (relatedTarget instanceof Element && !relatedTarget.matches(FRAME)) busyAt = -Infinity;
  };
  field.addEventListener('blur', onBlur, { signal });
  return {
    restore() {
      const isTaken = document.activeElement?.matches(FRAME);
      if (isTaken && performance.now() - busyAt < BUSY_MS) field.focus({ preventScroll: true });
    },
    end: () => controller.abort(),
  };
}
