import { JSDOM, type DOMWindow } from 'jsdom';

/** Gives this process the globals of a browser. What needs them has to be loaded afterwards. */
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

/** What browsers have and jsdom has not, without a layout. */
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

/** The listeners of media queries in old browsers. */
const OLD_LISTENERS = { addListener() {}, removeListener() {} };

/** Nothing is laid out, so nothing changes its size or place. */
class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
