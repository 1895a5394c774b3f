import { replayEarlyClick, getEarlyClickTarget } from './clicks/earlyClicks';
import styles from './replaceSnapshot.module.css';

/** Longest wait for a demo that never stops changing, in animation frames: half a second. */
const MAX_FRAMES = 30;

/**
 * Adds a container to a demo that shows a snapshot: its content is laid out, but hidden and inert until it
 * replaces the snapshot.
 */
export function addPendingContainer(element: HTMLElement): HTMLElement {
  const container = document.createElement('div');
  container.className = styles.waiting ?? '';
  element.classList.add(styles.host ?? '');
  element.append(container);
  return container;
}

/**
 * Replaces the snapshot with the content of the container, as soon as its components have measured their
 * container and rendered. Scroll positions, focus and the early click carry over.
 */
export async function replaceSnapshot(element: HTMLElement, container: HTMLElement): Promise<void> {
  await whenStable(container);
  if (!element.isConnected) return;
  const find = (node: Element | null) =>
    node && element.contains(node) ? findCounterpart(node, element, container) : null;
  const focused = find(document.activeElement);
  const clicked = find(getEarlyClickTarget(element));
  for (const { node, top, left } of listScrolled(element)) {
    find(node)?.scrollTo({ top, left, behavior: 'instant' });
  }
  [...element.childNodes].filter((node) => node !== container).forEach((node) => node.remove());
  container.className = styles.shown ?? '';
  element.classList.remove(styles.host ?? '');
  if (focused) moveFocus(focused, container);
  replayEarlyClick(element, clicked);
}

/** Focuses an element, or its nearest focusable ancestor: it may be visible only on hover. */
function moveFocus(element: Element, container: HTMLElement): void {
  for (let node: Element | null = element; node && node !== container; node = node.parentElement) {
    if (node instanceof HTMLElement) node.focus({ preventScroll: true });
    if (document.activeElement === node) return;
  }
}

/** Resolves after two animation frames without a change: sizes are reported between frames. */
function whenStable(container: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    let stableFrames = 0;
    let frames = 0;
    const observer = new MutationObserver(() => (stableFrames = 0));
    observer.observe(container, { subtree: true, childList: true, attributes: true });
    const next = () => {
      stableFrames += 1;
      frames += 1;
      if (stableFrames <= 2 && frames < MAX_FRAMES) return void requestAnimationFrame(next);
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

/** The element at the same position below another one; `null` when there is none with the same tag name. */
export function findCounterpart(node: Element, from: Element, to: Element): Element | null {
  if (node === from) return to;
  const parent = node.parentElement && findCounterpart(node.parentElement, from, to);
  const index = node.parentElement ? [...node.parentElement.children].indexOf(node) : -1;
  const counterpart = parent?.children[index];
  return counterpart?.tagName === node.tagName ? counterpart : null;
}
