/** The first signs that somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel'];

/** Attribute of the root element from the reader's first sign of life on. */
const MARK = 'data-awake';

/** The inline script that sees the first sign, also while the page's code is on its way. */
export const firstSignScript = `(${watch.toString()})(${JSON.stringify(SIGNS)},${JSON.stringify(MARK)})`;

/** Self-contained, because its text is what runs. */
function watch(signs: readonly string[], mark: string): void {
  const controller = new AbortController();
  const onSign = () => {
    document.documentElement.setAttribute(mark, '');
    controller.abort();
  };
  for (const type of signs)
    window.addEventListener(type, onSign, { signal: controller.signal, passive: true });
}

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
