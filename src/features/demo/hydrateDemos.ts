import type { Root } from 'react-dom/client';
import type { DemoTheme } from '../../model/product';

/** How far outside the viewport a demo is made ready, in px. */
const MARGIN_PX = 300;

/** The first signs that somebody is there; until one of them, a page loads no demo. */
const INTENT_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel'] as const;

/**
 * Brings the demos of a page to life when they come near the viewport, or at once when the reader touches
 * one; returns the undo. The server's HTML stays in place until React has taken it over.
 */
export function hydrateDemos(page: HTMLElement, theme: DemoTheme): () => void {
  const roots = new Map<HTMLElement, Root>();
  const started = new Set<HTMLElement>();
  let isActive = true;

  const start = (element: HTMLElement) => {
    if (started.has(element)) return;
    started.add(element);
    observer.unobserve(element);
    void hydrate(element, theme, () => isActive).then(
      (root) => root && roots.set(element, root),
      (error: unknown) => reportMissingCode(element, error),
    );
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) start(target as HTMLElement);
      }
    },
    { rootMargin: `${MARGIN_PX}px 0px` },
  );

  const elements = [...page.querySelectorAll<HTMLElement>('[data-demo-root]')];
  const stopWaiting = onFirstIntent(() => elements.forEach((element) => observer.observe(element)));
  const onTouch = (event: Event) => {
    const element = (event.target as Element).closest<HTMLElement>('[data-demo-root]');
    if (element) start(element);
  };
  page.addEventListener('pointerover', onTouch);
  page.addEventListener('focusin', onTouch);

  return () => {
    isActive = false;
    stopWaiting();
    observer.disconnect();
    page.removeEventListener('pointerover', onTouch);
    page.removeEventListener('focusin', onTouch);
    // React forbids to unmount a root while it renders another: leave it to the next task.
    setTimeout(() => roots.forEach((root) => root.unmount()));
  };
}

let hasIntent = false;

/** Calls back at the reader's first sign of life, or at once when there was one on an earlier page. */
function onFirstIntent(callback: () => void): () => void {
  if (hasIntent) {
    callback();
    return () => {};
  }
  const controller = new AbortController();
  for (const type of INTENT_EVENTS) {
    window.addEventListener(
      type,
      () => {
        hasIntent = true;
        controller.abort();
        callback();
      },
      { signal: controller.signal, passive: true },
    );
  }
  return () => controller.abort();
}

async function hydrate(
  element: HTMLElement,
  theme: DemoTheme,
  isActive: () => boolean,
): Promise<Root | null> {
  const replayClick = holdClicks(element);
  const { mountDemo } = await import('./mountDemo');
  const { module = '', name = '', idPrefix = '' } = element.dataset;
  const root = await mountDemo({ element, module, name, idPrefix }, theme, isActive);
  replayClick();
  return root;
}

/** Keeps the last click on a demo that is not alive yet; the returned function performs it. */
function holdClicks(element: HTMLElement): () => void {
  const controller = new AbortController();
  let clicked: HTMLElement | null = null;
  element.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      clicked = event.target as HTMLElement;
    },
    { capture: true, signal: controller.signal },
  );
  return () => {
    controller.abort();
    // Hydration keeps the elements, and attaches its listeners before the next frame.
    requestAnimationFrame(() => clicked?.isConnected && clicked.click());
  };
}

const RELOAD_KEY = 'atlas-reloaded-for';

/** A chunk that is gone belongs to an older deployment: reload once, and never in a loop. */
function reportMissingCode(element: HTMLElement, error: unknown): void {
  console.error(error);
  const address = location.pathname;
  try {
    if (sessionStorage.getItem(RELOAD_KEY) === address || !isMissingChunk(error)) return;
    sessionStorage.setItem(RELOAD_KEY, address);
  } catch {
    // Without storage a loop could not be told from a first try: leave the static demo as it is.
    return;
  }
  location.hash = `#${element.dataset.name}`;
  location.reload();
}

function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /load chunk|import/i.test(error.message))
  );
}
