import { attachListeners } from '../../../base/client/attachListeners';
import { selectData } from '../../../page/shared/attributes';
import { hasModifier } from '../../../ui/shared/keys';
import { findClosest } from '../../../base/client/findClosest';

/** Links that download a text created by the demo itself: they do not navigate. */
const DOWNLOADS = 'a[download][href^="data:"]';

/** Prevents links in demos from navigating; returns a cleanup function. */
export function attachDemoLinks(root: Document): () => void {
  const onClick = (event: MouseEvent) => {
    const { target, button } = event;
    if (button === 0 && !hasModifier(event) && isInDemo(target) && !findClosest(target, DOWNLOADS)) {
      event.preventDefault();
    }
  };
  return attachListeners(root, { click: onClick });
}

/** Whether an element is part of a link in a demo, which is an example. */
export function isInDemo(target: EventTarget | null): boolean {
  return findClosest(target, `${selectData('demo-root')} a`) !== null;
}
