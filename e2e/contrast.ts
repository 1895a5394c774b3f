import type { Page } from '@playwright/test';

/** A visible text, and the contrast (WCAG 2.2) of its color with what is painted behind it. */
export interface TextContrast {
  readonly text: string;
  readonly ratio: number;
  /** Relative luminance of the background, from 0 for black to 1 for white. */
  readonly background: number;
}

/**
 * Measures the elements of a selector that have text of their own. Colors of all ancestors are mixed, over the white of a
 * page or paper; pictures and gradients count for nothing.
 */
export function measureContrasts(page: Page, selector: string): Promise<TextContrast[]> {
  return page.locator(selector).evaluateAll((elements) => {
    type Color = readonly [number, number, number, number];
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    // Whatever the notation: the browser paints it.
    const parse = (color: string): Color => {
      if (!pen) throw new Error('The browser has no canvas.');
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const mix = (over: Color, under: Color): Color => {
      const channel = (index: 0 | 1 | 2) => over[index] * over[3] + under[index] * (1 - over[3]);
      return [channel(0), channel(1), channel(2), 1];
    };
    const getParent = (element: Element): Element | null => {
      const root = element.getRootNode();
      return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    };
    const getBackground = (element: Element | null): Color => {
      if (!element) return [255, 255, 255, 1];
      const own = parse(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : mix(own, getBackground(getParent(element)));
    };
    const getLuminance = ([red, green, blue]: Color) => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    return elements.flatMap((element) => {
      const text = [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''))
        .join('')
        .trim();
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!text || !isSeen) return [];
      const behind = getBackground(element);
      const background = getLuminance(behind);
      const own = getLuminance(mix(parse(getComputedStyle(element).color), behind));
      const ratio = (Math.max(own, background) + 0.05) / (Math.min(own, background) + 0.05);
      return [{ text: text.slice(0, 40), ratio, background }];
    });
  });
}
