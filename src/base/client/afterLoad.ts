/** Longest delay on a busy page, in ms. */
const MAX_WAIT_MS = 4000;

/** Calls back once the page has loaded and the browser is idle; returns a function that cancels it. */
export function afterLoad(callback: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const run = () => signal.aborted || callback();
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: MAX_WAIT_MS });
    else setTimeout(run, 1);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { signal });
  return () => controller.abort();
}
