import type { Browser, Page } from '@playwright/test';
import { getQuantile } from './quantile';
import { readTaskDuration } from './pages';

/** How fast the search answers; all times in ms. */
export interface SearchCost {
  /** From the open dialog to the first result, with everything in the browser's cache; median. */
  readonly firstResult: number;
  /** The same from the key that opens the dialog. */
  readonly fromKey: number;
  readonly keystrokes: number;
  /** From an input event to the results of that text, laid out, with the index of all products. */
  readonly p50: number;
  readonly p95: number;
  /** From the question to the worker's answer. */
  readonly workerP50: number;
  readonly workerP95: number;
  /** CPU of the page's main thread per keystroke, mean: what a busy machine does not change. */
  readonly mainCpu: number;
}

/** What is typed: names, beginnings, misspellings, questions. */
const TEXTS = [
  'button',
  'text field',
  'DataGrid',
  'snakbar',
  'autocompelte',
  'how to disable ripple',
  'dark mode flash on load',
  'disableRipple',
  'checkboxSelection',
  'table sorting',
  'select with search',
  'date picker min date',
  'css variables',
  'toast',
];

const ROUNDS = 5;

/** Types into the search of a page, as fast as it answers. */
export async function measureSearch(browser: Browser, base: string, path: string): Promise<SearchCost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(recordAnswers);
  // The first visit fills the cache.
  await page.goto(base + path, { waitUntil: 'networkidle' });
  await timeFirstResult(page);
  const opened: { firstResult: number; fromKey: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(base + path, { waitUntil: 'networkidle' });
    opened.push(await timeFirstResult(page));
  }
  await page.keyboard.press('Control+k');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  let cpuBefore = 0;
  const times: number[] = [];
  // The first round fetches the text of the letters: what is timed is the search, not the network.
  for (const isTimed of [false, true]) {
    await page.evaluate(() => Reflect.set(window, 'answerTimes', []));
    cpuBefore = await readTaskDuration(session);
    for (const text of TEXTS) {
      const own = await timeKeystrokes(page, text);
      if (isTimed) times.push(...own);
    }
  }
  const mainCpu = ((await readTaskDuration(session)) - cpuBefore) / times.length;
  const answers = await page.evaluate(() => Reflect.get(window, 'answerTimes') as number[]);
  await context.close();
  return {
    firstResult: getQuantile(
      opened.map((one) => one.firstResult),
      0.5,
    ),
    fromKey: getQuantile(
      opened.map((one) => one.fromKey),
      0.5,
    ),
    keystrokes: times.length,
    p50: getQuantile(times, 0.5),
    p95: getQuantile(times, 0.95),
    workerP50: getQuantile(answers, 0.5),
    workerP95: getQuantile(answers, 0.95),
    mainCpu,
  };
}

/** Runs in the page: how long the worker takes for its first answer to each question. */
function recordAnswers(): void {
  const answerTimes: number[] = [];
  Object.assign(window, { answerTimes });
  const Original = window.Worker;
  window.Worker = class extends Original {
    private asked = 0;

    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }) => {
        if (data.kind !== 'answer' || this.asked === 0) return;
        (Reflect.get(window, 'answerTimes') as number[]).push(performance.now() - this.asked);
        this.asked = 0;
      });
    }

    override postMessage(message: { kind?: string }): void {
      if (message.kind === 'search') this.asked = performance.now();
      super.postMessage(message);
    }
  };
}

/** Opens the search and types at once. */
async function timeFirstResult(page: Page): Promise<{ firstResult: number; fromKey: number }> {
  await page.evaluate(() => {
    const firstResult = new Promise((resolve) => {
      let [pressed, opened] = [0, 0];
      addEventListener('keydown', () => (pressed ||= performance.now()), { capture: true });
      const observer = new MutationObserver(() => {
        if (!opened && document.querySelector('dialog[open] [role="combobox"]')) opened = performance.now();
        if (!document.querySelector('dialog[open] [role="option"] mark')) return;
        observer.disconnect();
        const now = performance.now();
        resolve({ firstResult: now - opened, fromKey: now - pressed });
      });
      observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    Object.assign(window, { firstResult });
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('b');
  return page.evaluate(
    () => Reflect.get(window, 'firstResult') as Promise<{ firstResult: number; fromKey: number }>,
  );
}

/** Types a text letter by letter, each when the results of the last are there. */
function timeKeystrokes(page: Page, text: string): Promise<number[]> {
  return page.locator('dialog[open] [role="combobox"]').evaluate(async (element, typed) => {
    const field = element as HTMLInputElement;
    const body = document.querySelector('dialog[open] [aria-busy]');
    if (!body) throw new Error('The list of the search does not tell whether it is up to date.');
    const setValue = (value: string) => {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const times: number[] = [];
    for (let length = 1; length <= typed.length; length += 1) {
      const start = performance.now();
      setValue(typed.slice(0, length));
      await new Promise<void>((resolve) => {
        const check = () => {
          if (body.getAttribute('aria-busy') === 'true') return;
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(check);
        observer.observe(body, { attributes: true });
        // A text that ends in a space is answered like the one before.
        check();
      });
      body.getBoundingClientRect();
      times.push(performance.now() - start);
      // A reader's fingers leave the browser time to paint.
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    setValue('');
    await new Promise((resolve) => setTimeout(resolve, 60));
    return times;
  }, text);
}
