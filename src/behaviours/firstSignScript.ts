import { MARK, SIGNS } from './firstSign';

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
