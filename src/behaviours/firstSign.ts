/** The first signs that somebody is there. */
export const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel'];

/** Attribute of the root element from the reader's first sign of life on. */
export const MARK = 'data-awake';

/** Calls back at the reader's first sign of life, at once when there was one before; returns the undo. */
export function onFirstSign(callback: () => void): () => void {
  const root = document.documentElement;
  const controller = new AbortController();
  const onSign = () => {
    root.setAttribute(MARK, '');
    controller.abort();
    callback();
  };
  if (root.hasAttribute(MARK)) callback();
  else {
    for (const type of SIGNS)
      window.addEventListener(type, onSign, { signal: controller.signal, passive: true });
  }
  return () => controller.abort();
}

/** Calls back at the reader's first sign of life, or after a time without one, in ms; returns the undo. */
export function onFirstSignOrAfter(patienceMs: number, callback: () => void): () => void {
  let stopSigns = () => {};
  const stop = () => {
    clearTimeout(timer);
    stopSigns();
  };
  const call = () => {
    stop();
    callback();
  };
  const timer = setTimeout(call, patienceMs);
  stopSigns = onFirstSign(call);
  return stop;
}
