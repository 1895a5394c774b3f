import { selectData } from '../../../page/shared/attributes';
import type { UnhydratedDemo } from './earlyClicks';

/** Demos whose code is still loading. */
const UNHYDRATED = selectData('demo-root', '');

/** Inline script that stores clicks on demos that are not hydrated yet, from the first paint on. */
export const earlyClickScript = `(${storeEarlyClicks.toString()})(${JSON.stringify(UNHYDRATED)})`;

/** Must be self-contained: it is serialized into the page. */
function storeEarlyClicks(unhydrated: string): void {
  const onClick = (event: MouseEvent) => {
    const demo = (event.target as Element).closest<UnhydratedDemo>(unhydrated);
    if (!demo) return;
    event.preventDefault();
    event.stopPropagation();
    demo.earlyClick = event;
  };
  document.addEventListener('click', onClick, true);
}
