import { expect } from '@playwright/test';
import type { Engine } from './engine';

/** Keys of W3C WebDriver that are no characters. */
const KEYS: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** A page of the site in a browser, and what a reader does there. */
export interface EnginePage {
  /** Opens an address of the site as a document. */
  readonly open: (path: string) => Promise<void>;
  /** Runs a function in the page, and gives its result, which JSON can hold. */
  readonly evaluate: <A extends readonly unknown[], R>(
    run: (...values: A) => R | Promise<R>,
    ...values: A
  ) => Promise<R>;
  /** Runs a function in the document of a frame. */
  readonly evaluateInFrame: <R>(selector: string, run: () => R) => Promise<R>;
  /** Moves the pointer a little: a reader's first action. */
  readonly movePointer: () => Promise<void>;
  /** Presses the first element that matches, once it can be hit: of those with a name, where one is given. */
  readonly click: (selector: string, name?: string) => Promise<void>;
  /** Presses keys one after the other: characters, or `Control+k`. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Sets the size of the page's view, in px. */
  readonly resize: (width: number, height: number) => Promise<void>;
}

/** Drives the window of an engine like a reader. */
export function createEnginePage(engine: Engine, siteUrl: string): EnginePage {
  const evaluate = async <A extends readonly unknown[], R>(
    run: (...values: A) => R | Promise<R>,
    ...values: A
  ) =>
    (await engine.send('execute/sync', {
      script: `return (${String(run)})(...arguments)`,
      args: values,
    })) as R;

  const perform = (type: 'pointer' | 'key', actions: readonly object[]) =>
    engine.send('actions', { actions: [{ type, id: type, actions }] });
  const moveTo = (x: number, y: number) => ({ type: 'pointerMove', x, y, duration: 0, origin: 'viewport' });

  return {
    evaluate,
    async open(path) {
      await engine.send('url', { url: siteUrl + path });
    },
    async evaluateInFrame(selector, run) {
      const frame = await engine.send('element', { using: 'css selector', value: selector });
      await engine.send('frame', { id: frame });
      try {
        return await evaluate(run);
      } finally {
        await engine.send('frame', { id: null });
      }
    },
    async movePointer() {
      await perform('pointer', [moveTo(210, 200), moveTo(210, 210)]);
    },
    async click(selector, name) {
      let [x, y] = [0, 0];
      await expect(async () => {
        const place = await evaluate(findPlace, selector, name ?? null);
        if (!place) throw new Error(`There is no place to press ${selector} ${name ?? ''}`);
        [x, y] = place;
      }).toPass({ timeout: 30_000 });
      await perform('pointer', [
        moveTo(x, y),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    async press(...keys) {
      await perform(
        'key',
        keys.flatMap((chord) => {
          const values = chord.split('+').map((key) => KEYS[key] ?? key);
          return [
            ...values.map((value) => ({ type: 'keyDown', value })),
            ...values.reverse().map((value) => ({ type: 'keyUp', value })),
          ];
        }),
      );
    },
    async type(text) {
      await perform(
        'key',
        [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
      );
    },
    async resize(width, height) {
      // A window has a frame, and WebKit now and then ignores that its size is set.
      await expect(async () => {
        const frame = await evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight] as const);
        await engine.send('window/rect', { width: width + frame[0], height: height + frame[1] });
        expect(await evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
      }).toPass({ timeout: 30_000 });
    },
  };
}

/** Runs in the page: the middle of an element, if nothing is over it and it rests. */
async function findPlace(
  selector: string,
  name: string | null,
): Promise<readonly [x: number, y: number] | null> {
  const element = [...document.querySelectorAll(selector)].find(
    (one) =>
      one.checkVisibility() && (name === null || [one.ariaLabel, one.textContent?.trim()].includes(name)),
  );
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const measure = (): [number, number] => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
  };
  const nextFrame = () => new Promise(requestAnimationFrame);
  const before = measure();
  await nextFrame();
  await nextFrame();
  const [x, y] = measure();
  if (x !== before[0] || y !== before[1]) return null;
  const hit = document.elementFromPoint(x, y);
  return hit && (element.contains(hit) || hit.contains(element)) ? [x, y] : null;
}
