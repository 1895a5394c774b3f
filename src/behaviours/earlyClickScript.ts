import { selectData } from '../model/attributes';
import type { UnhydratedDemo } from './earlyClicks';

/** Demos whose code is still on its way. */
const UNHYDRATED = selectData('demo-root', '');

/** The inline script that keeps clicks on demos which have not come to life, from the first paint on. */
export const earlyClickScript = `(${hold.toString()})(${JSON.stringify(UNHYDRATED)})`;

/** Self-contained, because its text is what runs. */
function hold(unhydrated: string): void {
  const onClick = (event: MouseEvent) => {
    const demo = (event.target as Element).closest<UnhydratedDemo>(unhydrated);
    if (!demo) return;
    event.preventDefault();
    event.stopPropagation();
    demo.earlyClick = event;
  };
  document.addEventListener('click', onClick, true);
}
