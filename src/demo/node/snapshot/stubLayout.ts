import type { DOMWindow } from 'jsdom';
import { selectData } from '../../../page/shared/attributes';

/** Default size of an element, in px: that of a demo's stage on a laptop. */
const STAGE = { width: 760, height: 400 };

/** Height of what is below the part that fills the stage, in px: the footer of a grid. */
const FOOTER_HEIGHT = 52;

/** Height of a row that is as high as its content, in px: two lines of text. */
const ROW_HEIGHT = 52;

/** Width of a letter and height of a line, in em: roughly those of Roboto in chart labels. */
const LETTER = { width: 0.54, height: 1.2 };

/** Default font size, in px: that of documents. */
const FONT_SIZE = 16;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Stubs the layout that jsdom lacks: each element has the size that it sets in `style`, or else that of the
 * stage, which is what a component that fits itself into its parent would measure.
 */
export function stubLayout(window: DOMWindow): void {
  const { Element, HTMLElement } = window;
  defineGetters(Element.prototype, {
    clientWidth: (element) => measure(element).width,
    clientHeight: (element) => measure(element).height,
    scrollWidth: (element) => measure(element).width,
    scrollHeight: (element) => measure(element).height,
  });
  defineGetters(HTMLElement.prototype, {
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
    IntersectionObserver: NoopObserver,
    matchMedia: () => createMediaQuery(),
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

/** Size of a line of text that is rendered only to be measured: charts omit labels that would overlap. */
function measureText({ style, textContent }: HTMLElement): Size {
  const [, number, unit] = /^([\d.]+)(px|rem)$/.exec(style.fontSize) ?? [];
  const fontSize = number === undefined ? FONT_SIZE : Number(number) * (unit === 'rem' ? FONT_SIZE : 1);
  const { length } = textContent ?? '';
  return { width: length * fontSize * LETTER.width, height: fontSize * LETTER.height };
}

/** Height of an element that fills the stage of a demo. */
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

function defineGetters(
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

/** Reports the size of each element once, in a separate task, as browsers do. */
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

/** A media query that does not match: no dark mode, no reduced motion, no coarse pointer. */
function createMediaQuery(): Partial<MediaQueryList> {
  return {
    matches: false,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  };
}

/** Nothing comes into view, because no one scrolls. */
class NoopObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
