/** How long an answer may take before the dialog says that it searches, in ms: with quicker ones it would flicker. */
const WAIT_MS = 150;

/** Tells when the reader has waited for long enough to be told so. */
export interface Wait {
  /** Starts with the first `true`, ends with `false`. */
  readonly show: (isWaiting: boolean) => void;
  readonly isOver: () => boolean;
}

/** @param onOver called when the reader should be told */
export function createWait(onOver: () => void): Wait {
  let timer = 0;
  let isOver = false;
  return {
    show(isWaiting) {
      if (isWaiting === timer > 0) return;
      clearTimeout(timer);
      isOver = false;
      timer = isWaiting ? window.setTimeout(end, WAIT_MS) : 0;
    },
    isOver: () => isOver,
  };

  function end(): void {
    isOver = true;
    onOver();
  }
}
