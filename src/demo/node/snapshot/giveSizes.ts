import type { DOMWindow } from 'jsdom';
import { selectData } from '../../../page/shared/attributes';

/** Size of the place where a demo is shown, in px, if it has none itself: that of a stage on a laptop. */
const STAGE = { width: 760, height: 400 };

/** What stands below a part that fills its place, in px: the footer of a grid. */
const FOOTER_HEIGHT = 52;

/** Height of a row that measures itself, in px: two lines of text. */
const ROW_HEIGHT = 52;

/** Width of a letter and height of a line, in em: about what Roboto has in the labels of a chart. */
const LETTER = { width: 0.54, height: 1.2 };

/** Size of text that sets none, in px: that of documents. */
const FONT_SIZE = 16;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Gives all elements of a document without layout a size: what they set in `style`, else that of the stage. It is what a
 * component that fits itself into its parent would find.
 */
export function giveSizes(window: DOMWindow): void {
  const { Element, HTMLElement } = window;
  define(Element.prototype, {
    clientWidth: (element) => measure(element).width,
    clientHeight: (element) => measure(element).height,
    scrollWidth: (element) => measure(element).width,
    scrollHeight: (element) => measure(element).height,
  });
  define(HTMLElement.prototype, {
    offsetWidth: (element) => measure(element).width,
    offsetHeight: (element) => measure(element).height,
    offsetParent: (element) => element.parentElement,
  });
  Element.prototype.getBoundingClientRect = function getBoundingClientRect() {
    const { width, height } = measure(this);
    return toRect(width, height);
  };
  const getComputedStyle = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    const { width, height } = measure(element);
    const found = getComputedStyle(element, pseudo);
    return new Proxy(found, {
      get(style, name) {
        if (name === 'width') return `${width}px`;
        if (name === 'height') return `${height}px`;
        const value: unknown = Reflect.get(style, name, style);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
  };
  Object.assign(window, {
    ResizeObserver: createResizeObserver(window),
    IntersectionObserver: SilentObserver,
    matchMedia: () => createQuery(),
  });
}

function measure(element: Element): Size {
  const { style } = element as HTMLElement;
  if (style.position === 'absolute' && style.whiteSpace === 'pre') return measureText(element as HTMLElement);
  const isRow = element.getAttribute('role') === 'row';
  return {
    width: toPixels(style.width) ?? STAGE.width,
    height: toPixels(style.height) ?? (isRow ? ROW_HEIGHT : getStageHeight(element)),
  };
}

/** Size of a line of text that is only there to be measured: a chart leaves out labels that would overlap. */
function measureText({ style, textContent }: HTMLElement): Size {
  const [, number, unit] = /^([\d.]+)(px|rem)$/.exec(style.fontSize) ?? [];
  const fontSize = number === undefined ? FONT_SIZE : Number(number) * (unit === 'rem' ? FONT_SIZE : 1);
  const { length } = textContent ?? '';
  return { width: length * fontSize * LETTER.width, height: fontSize * LETTER.height };
}

/** Height of what fills the stage of a demo. */
function getStageHeight(element: Element): number {
  const height = element.closest<HTMLElement>(selectData('height'))?.dataset.height;
  return height ? Number(height) - FOOTER_HEIGHT : STAGE.height;
}

function toPixels(length: string): number | null {
  const [, digits] = /^([\d.]+)px$/.exec(length) ?? [];
  return digits === undefined ? null : Number(digits);
}

function toRect(width: number, height: number): DOMRect {
  const rect = { x: 0, y: 0, top: 0, left: 0, right: width, bottom: height, width, height };
  return { ...rect, toJSON: () => rect };
}

function define(
  prototype: object,
  getters: Readonly<Record<string, (element: HTMLElement) => unknown>>,
): void {
  for (const [name, get] of Object.entries(getters)) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return get(this);
      },
    });
  }
}

/** Reports the size of each element once, in a task of its own as browsers do. */
function createResizeObserver(window: DOMWindow) {
  return class {
    readonly #callback: ResizeObserverCallback;
    readonly #observed = new Set<Element>();

    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback;
    }

    observe(target: Element): void {
      this.#observed.add(target);
      window.setTimeout(() => {
        if (!this.#observed.has(target) || !target.isConnected) return;
        const { width, height } = measure(target);
        const box = [{ inlineSize: width, blockSize: height }];
        const entry = {
          target,
          contentRect: toRect(width, height),
          borderBoxSize: box,
          contentBoxSize: box,
          devicePixelContentBoxSize: box,
        };
        this.#callback([entry], this);
      });
    }

    unobserve(target: Element): void {
      this.#observed.delete(target);
    }

    disconnect(): void {
      this.#observed.clear();
    }
  };
}

/** A screen that matches no query: no dark mode, no reduced motion, no coarse pointer. */
function createQuery(): Partial<MediaQueryList> {
  return {
    matches: false,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  };
}

/** Nothing comes into view, because no one scrolls. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
