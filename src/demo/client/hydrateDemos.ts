import type { Root } from 'react-dom/client';
import { selectData } from '../../page/shared/attributes';
import { dropEarlyClicks, hasEarlyClick } from './clicks/earlyClicks';
import { onFirstInteraction } from '../../base/client/firstInteraction';
import type { DemoTheme } from '../../site/shared/product';
import { datasetOf } from '../../base/client/dataset';
import { isInitialLook, themeStore } from '../../shell/client/preferences/theme';
import { whenSaved } from '../../base/client/unsaved';

/** What the pointer or the focus is in. */
const REACHED = ':hover, :focus-within';

/** How far outside the viewport a demo is hydrated, in px. */
const MARGIN_PX = 300;

/**
 * Hydrates the demos of a page when they come near the viewport, or at once when the reader interacts with
 * one; returns a function that unmounts them. The server's HTML stays in place until it is hydrated. Demos that wait
 * are hydrated only when the reader interacts with them, or when they must look different.
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
        dropEarlyClicks(element);
        reportMissingCode(element, error);
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
    onOtherLook(() => elements.forEach(observe)),
    onFirstInteraction(() => eager.forEach(observe)),
  ];
  const onTouch = (event: Event) => {
    const element = (event.target as Element).closest<HTMLElement>(selectData('demo-root'));
    if (element && page.contains(element)) start(element);
  };
  page.addEventListener('pointerover', onTouch);
  page.addEventListener('focusin', onTouch);
  // The click is stored here and propagates no further.
  document.addEventListener('click', onTouch, true);
  // The reader may have reached a demo before this was attached.
  elements.filter((element) => hasEarlyClick(element) || element.matches(REACHED)).forEach(start);

  return () => {
    isActive = false;
    stops.forEach((stop) => stop());
    observer.disconnect();
    page.removeEventListener('pointerover', onTouch);
    page.removeEventListener('focusin', onTouch);
    document.removeEventListener('click', onTouch, true);
    // React must not unmount a root while it renders another: do it in the next task.
    setTimeout(() => roots.forEach((root) => root.unmount()));
  };
}

/** Calls back once the server's HTML differs from the reader's settings; returns a function that stops it. */
function onOtherLook(callback: () => void): () => void {
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

/** The theme of a demo of another page. */
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
 * A missing chunk means that the page is of an older deployment: reload once, never in a loop, as soon as the reader
 * has nothing unsaved.
 */
function reportMissingCode(element: HTMLElement, error: unknown): void {
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

/** The demo nearest to the middle of the window: several may miss their code, and the reader looks at one. */
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
