import { endEarlyClicks, getEarlyTarget } from './clicks/earlyClicks';
import styles from './takeOver.module.css';

/** Longest wait for a demo that never stops changing, in animation frames: half a second. */
const MOST_FRAMES = 30;

/**
 * Adds a container to a demo that shows a snapshot: its content is laid out, but hidden and inert until it takes the
 * place of the snapshot.
 */
export function addWaitingContainer(element: HTMLElement): HTMLElement {
  const container = document.createElement('div');
  container.className = styles.waiting ?? '';
  element.classList.add(styles.host ?? '');
  element.append(container);
  return container;
}

/**
 * Shows the content of the container instead of the snapshot, as soon as its components have measured their place and
 * drawn: where the reader has scrolled, with the focus and the click that the snapshot had.
 */
export async function takeOver(element: HTMLElement, container: HTMLElement): Promise<void> {
  await whenDrawn(container);
  if (!element.isConnected) return;
  const find = (node: Element | null) =>
    node && element.contains(node) ? findTwin(node, element, container) : null;
  const focused = find(document.activeElement);
  const clicked = find(getEarlyTarget(element));
  for (const { node, top, left } of listScrolled(element)) {
    find(node)?.scrollTo({ top, left, behavior: 'instant' });
  }
  [...element.childNodes].filter((node) => node !== container).forEach((node) => node.remove());
  container.className = styles.shown ?? '';
  element.classList.remove(styles.host ?? '');
  if (focused) moveFocus(focused, container);
  endEarlyClicks(element, clicked);
}

/** Moves the focus to an element, or to what is around it while that cannot have it: it may be shown on hover only. */
function moveFocus(element: Element, container: HTMLElement): void {
  for (let node: Element | null = element; node && node !== container; node = node.parentElement) {
    if (node instanceof HTMLElement) node.focus({ preventScroll: true });
    if (document.activeElement === node) return;
  }
}

/** Resolves after two animation frames without a change: sizes are reported between frames. */
function whenDrawn(container: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    let quiet = 0;
    let frames = 0;
    const observer = new MutationObserver(() => (quiet = 0));
    observer.observe(container, { subtree: true, childList: true, attributes: true });
    const next = () => {
      quiet += 1;
      frames += 1;
      if (quiet <= 2 && frames < MOST_FRAMES) return void requestAnimationFrame(next);
      observer.disconnect();
      resolve();
    };
    requestAnimationFrame(next);
  });
}

/** The parts of a snapshot that the reader has scrolled. */
function listScrolled(element: HTMLElement): { node: Element; top: number; left: number }[] {
  return [...element.querySelectorAll('*')].flatMap((node) => {
    const { scrollTop: top, scrollLeft: left } = node;
    return top !== 0 || left !== 0 ? [{ node, top, left }] : [];
  });
}

/** The element in the same place below another one; `null` when there is none of the same name. */
export function findTwin(node: Element, from: Element, to: Element): Element | null {
  if (node === from) return to;
  const parent = node.parentElement && findTwin(node.parentElement, from, to);
  const index = node.parentElement ? [...node.parentElement.children].indexOf(node) : -1;
  const twin = parent?.children[index];
  return twin?.tagName === node.tagName ? twin : null;
}
