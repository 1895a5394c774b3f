import { attachListeners } from '../../../base/client/attachListeners';
import { findClosest } from '../../../base/client/findClosest';
import { STATIC_BUTTONS } from '../behaviors/staticButtons';
import { createElementFinder } from './createElementFinder';

/** Elements that are clicked like buttons, including rows of trees. */
const BUTTONS = 'button, [role="treeitem"]';

/** Clicks that are queued for the framework. */
export interface QueuedClicks {
  /** Clicks the buttons again, in order, and stops queuing. */
  readonly replay: () => void;
  /** Forgets the clicks: the framework did not load. */
  readonly drop: () => void;
}

/** Queues clicks on buttons that only the framework can handle; repeated clicks on a button count once. */
export function queueClicks(root: Document): QueuedClicks {
  const queued = new Map<HTMLElement, () => HTMLElement | undefined>();
  const onClick = ({ target }: MouseEvent) => {
    const button = findClosest(target, BUTTONS);
    if (!button || button.matches(STATIC_BUTTONS)) return;
    if (!queued.has(button)) queued.set(button, createElementFinder(root, BUTTONS, button));
    button.setAttribute('aria-busy', 'true');
  };
  const release = () => {
    const buttons = [...queued.values()].map((find) => find());
    queued.clear();
    buttons.forEach((button) => button?.removeAttribute('aria-busy'));
    return buttons;
  };
  const detach = attachListeners(root, { click: onClick });
  return {
    replay() {
      detach();
      release().forEach((button) => button?.click());
    },
    drop: release,
  };
}
