/** The first signs that somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel'] as const;

let hasSign = false;

/** Calls back at the reader's first sign of life, at once when there was one before; returns the undo. */
export function onFirstSign(callback: () => void): () => void {
  if (hasSign) {
    callback();
    return () => {};
  }
  const controller = new AbortController();
  const { signal } = controller;
  const onSign = () => {
    hasSign = true;
    controller.abort();
    callback();
  };
  for (const type of SIGNS) window.addEventListener(type, onSign, { signal, passive: true });
  return () => controller.abort();
}
