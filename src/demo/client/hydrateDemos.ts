import type { Root } from 'react-dom/client';
import { selectData } from '../../page/shared/attributes';
import { discardEarlyClick, hasEarlyClick } from './clicks/earlyClicks';
import { isReached } from '../../base/client/findClosest';
import { onFirstInteraction } from '../../base/client/firstInteraction';
import type { DemoTheme } from '../../site/shared/product';
import { datasetOf } from '../../base/client/dataset';
import { isInitialLook, themeStore } from '../../shell/client/preferences/theme';
import { whenSaved } from '../../base/client/unsaved';

/** How far outside the viewport a demo is hydrated, in px. */
const MARGIN_PX = 300;

/**
 * Hydrates the demos of a page when they come near the viewport, or at once when the reader interacts with
 * one; returns a function that unmounts them. The server's HTML stays in place until then. Demos inside
 * `data-waits` are hydrated only when the reader interacts with them, or when they must look different.
 * @param pageTheme of the page's product
 */
export function hydrateDemos(page: HTMLElement, pageTheme: DemoTheme): () => void {
  const roots = new Map<HTMLElement, Root>();
  const started = new Set<HTMLElement>();
  let isActive = true;

  const start = (element: HTMLElement) => {
    if (started.has(element)) return;
    started.add(element);
    observer.unobserve(element);
    void hydrate(element, getTheme(element) ?? pageTheme, () => isActive).then(
      (root) => root && roots.set(element, root),
      (error: unknown) => {
        discardEarlyClick(element);
        handleLoadError(element, error);
      },
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

  const elements = [...page.querySelectorAll<HTMLElement>(selectData('demo-root'))];
  const waiting = elements.filter((element) => element.closest(selectData('waits')));
  const eager = elements.filter((element) => !waiting.includes(element));
  const observe = (element: HTMLElement) => started.has(element) || observer.observe(element);
  const stops = [
    onAppearanceChange(() => elements.forEach(observe)),
    onFirstInteraction(() => eager.forEach(observe)),
  ];
  const onInteraction = (event: Event) => {
    const element = (event.target as Element).closest<HTMLElement>(selectData('demo-root'));
    if (element && page.contains(element)) start(element);
  };
  page.addEventListener('pointerover', onInteraction);
  page.addEventListener('focusin', onInteraction);
  // In the capture phase: `earlyClickScript` stops the propagation of the click.
  document.addEventListener('click', onInteraction, true);
  // The reader may have reached a demo before these listeners were attached.
  elements.filter((element) => hasEarlyClick(element) || isReached(element)).forEach(start);

  return () => {
    isActive = false;
    stops.forEach((stop) => stop());
    observer.disconnect();
    page.removeEventListener('pointerover', onInteraction);
    page.removeEventListener('focusin', onInteraction);
    document.removeEventListener('click', onInteraction, true);
    // React must not unmount a root while it renders another: do it in the next task.
    setTimeout(() => roots.forEach((root) => root.unmount()));
  };
}

/** Calls back once the reader's settings differ from the server's HTML; returns an unsubscribe function. */
function onAppearanceChange(callback: () => void): () => void {
  if (!isInitialLook()) {
    callback();
    return () => {};
  }
  const unsubscribe = themeStore.subscribe(() => {
    if (isInitialLook()) return;
    unsubscribe();
    callback();
  });
  return unsubscribe;
}

/** The theme of a demo that comes from another page. */
function getTheme(element: HTMLElement): DemoTheme | undefined {
  const stage = element.closest<HTMLElement>(selectData('demo-theme'));
  return stage ? datasetOf(stage).demoTheme : undefined;
}

async function hydrate(
  element: HTMLElement,
  theme: DemoTheme,
  isActive: () => boolean,
): Promise<Root | null> {
  const { mountDemo } = await import('./mountDemo');
  const { module = '', name = '', idPrefix = '', snapshot, playground } = datasetOf(element);
  const isSnapshot = snapshot !== undefined;
  return mountDemo({ element, module, name, idPrefix, isSnapshot, playground }, theme, isActive);
}

const RELOAD_KEY = 'atlas-reloaded-for';

/**
 * A missing chunk means that the page is from an older deployment: reload once, never in a loop, as soon as
 * the reader has nothing unsaved.
 */
function handleLoadError(element: HTMLElement, error: unknown): void {
  console.error(error);
  if (!isMissingChunk(error)) return;
  const address = location.pathname;
  whenSaved(() => {
    try {
      if (sessionStorage.getItem(RELOAD_KEY) === address || location.pathname !== address) return;
      sessionStorage.setItem(RELOAD_KEY, address);
    } catch {
      // Without storage a second reload could not be prevented: leave the static demo as it is.
      return;
    }
    location.hash = `#${datasetOf(findNearestDemo(element)).name}`;
    location.reload();
  });
}

/** The demo nearest to the middle of the window: several may have failed to load; the reader looks at one. */
function findNearestDemo(missing: HTMLElement): HTMLElement {
  const middle = innerHeight / 2;
  const measure = (element: HTMLElement) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.max(top - middle, middle - bottom, 0);
  };
  const demos = Array.from(document.querySelectorAll<HTMLElement>(selectData('demo-root')));
  return demos.reduce((nearest, one) => (measure(one) < measure(nearest) ? one : nearest), missing);
}

function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /load chunk|import/i.test(error.message))
  );
}
