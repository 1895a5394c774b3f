import { findClosest } from '../../../base/client/findClosest';
import { STATIC_BUTTONS } from '../behaviours/staticButtons';
import { findAgain } from './findAgain';

/** What is clicked like a button: rows of trees, too. */
const BUTTONS = 'button, [role="treeitem"]';

/** Clicks that wait for the framework. */
export interface HeldClicks {
  /** Clicks the buttons again, in order, and stops waiting. */
  readonly replay: () => void;
  /** Forgets the clicks: the framework did not load. */
  readonly drop: () => void;
}

/** Keeps clicks on buttons that only the framework can handle; a button that is clicked repeatedly counts once. */
export function holdClicks(root: Document): HeldClicks {
  const held = new Map<HTMLElement, () => HTMLElement | undefined>();
  const onClick = ({ target }: MouseEvent) => {
    const button = findClosest(target, BUTTONS);
    if (!button || button.matches(STATIC_BUTTONS)) return;
    if (!held.has(button)) held.set(button, findAgain(root, BUTTONS, button));
    button.setAttribute('aria-busy', 'true');
  };
  const release = () => {
    const buttons = [...held.values()].map((find) => find());
    held.clear();
    buttons.forEach((button) => button?.removeAttribute('aria-busy'));
    return buttons;
  };
  root.addEventListener('click', onClick);
  return {
    replay() {
      root.removeEventListener('click', onClick);
      release().forEach((button) => button?.click());
    },
    drop: release,
  };
}
