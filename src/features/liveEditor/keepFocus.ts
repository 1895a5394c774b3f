/** Pause of the reader after which the focus may go where it likes, in ms: assistive technology moves it, too. */
const BUSY_MS = 5000;

const FRAME = 'iframe[sandbox]';

/** Keeps the focus of a reader who types. */
interface FocusKeeper {
  /** Running code has taken the focus. */
  readonly giveBack: () => void;
  readonly end: () => void;
}

/**
 * Gives the focus back that running code takes from a reader who types. The frame itself lets hardly any code
 * do so (`restrainCode.ts`): this is for the rest, and may cost a letter.
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
    // To another element of the page: it is the reader who goes there.
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
