import type { Browser, Page } from '@playwright/test';
import { getMedian } from './quantile';

/** What it costs to edit a demo; medians in ms. */
export interface EditingCost {
  readonly lines: number;
  /** From a key's input event to the end of the frame that shows it. */
  readonly key: number;
  /** From the last key to the new result on the stage. */
  readonly result: number;
}

/** How a page scrolls that nobody has scrolled before, so that its demos come alive on the way. */
export interface ScrollCost {
  readonly demos: number;
  readonly frames: number;
  /** Median of the frames' times, in ms. */
  readonly median: number;
  /** Share of the frames that took longer than two of 60 a second. */
  readonly missed: number;
}

const KEYS = 15;
const RESULTS = 5;

/** One step of a fast wheel, in px. */
const STEP_PX = 60;

/** Types into the editor of a demo, whose code is first made longer where more lines are asked for. */
export async function measureEditing(
  browser: Browser,
  base: string,
  { path, demo, minLines }: { readonly path: string; readonly demo: string; readonly minLines: number },
): Promise<EditingCost> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(base + path, { waitUntil: 'networkidle' });
  const figure = page.locator(`#${demo}`);
  await figure.scrollIntoViewIfNeeded();
  const showAll = figure.getByRole('button', { name: 'Show source' });
  if (await showAll.isVisible()) await showAll.click();
  await figure.locator('pre:visible').focus();
  await page.keyboard.press('Enter');
  const field = figure.getByRole('textbox');
  await field.waitFor();
  await page.waitForTimeout(1500);
  await field.evaluate((element: HTMLTextAreaElement, least) => {
    for (let index = 0; element.value.split('\n').length < least; index += 1) {
      element.setRangeText(
        `function double${index}(value: number) {\n  return value * 2;\n}\n`,
        0,
        0,
        'start',
      );
    }
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, minLines);
  // A remark before the first line changes nothing of the demo.
  await page.keyboard.type('/*  */\n');
  for (let back = 0; back < 4; back += 1) await page.keyboard.press('ArrowLeft');
  await page.waitForTimeout(1000);
  await watchKeys(page);
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.type('x');
    await page.waitForTimeout(60);
  }
  const keys = await page.evaluate(() => Reflect.get(window, 'keyTimes') as number[]);
  const results: number[] = [];
  for (let round = 0; round < RESULTS; round += 1) {
    await page.waitForTimeout(800);
    results.push(await timeResult(page));
  }
  const lines = (await field.inputValue()).split('\n').length;
  await page.close();
  return { lines, key: getMedian(keys), result: getMedian(results) };
}

/** Notes how long after each input event its frame ends. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const keyTimes: number[] = [];
    Object.assign(window, { keyTimes });
    const onInput = () => {
      const start = performance.now();
      requestAnimationFrame(() =>
        Reflect.get(window, 'scheduler').postTask(() => keyTimes.push(performance.now() - start), {
          priority: 'user-blocking',
        }),
      );
    };
    document.addEventListener('input', onInput, { capture: true });
  });
}

/** Types one letter; from its input event to the message with which the frame says that it shows the new code. */
async function timeResult(page: Page): Promise<number> {
  await page.evaluate(() => {
    const result = new Promise<number>((resolve) => {
      let start = 0;
      document.addEventListener('input', () => (start = performance.now()), { capture: true, once: true });
      const onMessage = ({ data }: MessageEvent<{ kind?: string } | null>) => {
        if (start === 0 || data?.kind !== 'done') return;
        window.removeEventListener('message', onMessage);
        resolve(performance.now() - start);
      };
      window.addEventListener('message', onMessage);
    });
    Object.assign(window, { result });
  });
  await page.keyboard.type('x');
  return page.evaluate(() => Reflect.get(window, 'result') as Promise<number>);
}

/** Scrolls a page from its top to its end, a step a frame. */
export async function measureScrolling(browser: Browser, base: string, path: string): Promise<ScrollCost> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(base + path, { waitUntil: 'networkidle' });
  await page.mouse.move(590, 400);
  await page.mouse.move(600, 400);
  await page.waitForTimeout(1000);
  const times = await page.evaluate(async (step) => {
    const deltas: number[] = [];
    let last = await new Promise<number>(requestAnimationFrame);
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: step, behavior: 'instant' });
      const now = await new Promise<number>(requestAnimationFrame);
      deltas.push(now - last);
      last = now;
    }
    return deltas;
  }, STEP_PX);
  const demos = await page.locator('[data-demo-root=hydrated]').count();
  await page.close();
  return {
    demos,
    frames: times.length,
    median: getMedian(times),
    missed: times.filter((time) => time > 2 * (1000 / 60)).length / times.length,
  };
}
