import { JSDOM, type DOMWindow } from 'jsdom';

/** Gives this process the globals of a browser. Code that needs them must be loaded afterwards. */
export function createBrowserGlobals(): void {
  const { window } = new JSDOM('<!doctype html><html><body></body></html>', {
    url: 'https://docs.test/',
    pretendToBeVisual: true,
  });
  addMissing(window);
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globalThis && name !== 'navigator') continue;
    const value: unknown = Reflect.get(window, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

/** Adds stubs for what browsers have and jsdom, which has no layout, lacks. */
function addMissing(window: DOMWindow): void {
  Object.assign(window, {
    matchMedia: (media: string) =>
      Object.assign(new window.EventTarget(), { matches: false, media, ...OLD_LISTENERS }),
    ResizeObserver: IdleObserver,
    IntersectionObserver: IdleObserver,
  });
  window.document.adoptedStyleSheets = [];
  Object.assign(window.CSSStyleSheet.prototype, { replaceSync() {} });
  Object.assign(window.Element.prototype, { animate: () => ({ cancel() {}, finish() {} }) });
}

/** The listener methods of media queries in old browsers. */
const OLD_LISTENERS = { addListener() {}, removeListener() {} };

/** Nothing is laid out, so nothing changes its size or position. */
class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
