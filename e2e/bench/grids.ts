import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import { getMedian } from './quantile';

/** How a grid scrolls and filters. */
export interface GridCost {
  /** Share of the frames while scrolling that took longer than two of 60 a second. */
  readonly late: number;
  /** Median time of a frame while scrolling, in ms. */
  readonly frame: number;
  /** From a key in the quick filter to the end of the frame that shows the key; median in ms. */
  readonly key: number;
  /** From the same key to the end of the frame that shows the filtered rows, with the grid's debounce; median in ms. */
  readonly rows: number;
}

const ROUNDS = 3;
const FRAMES = 200;
const KEYS = 8;

/** After this, the grid has filtered and rests, in ms. */
const SETTLED_MS = 900;

/** One step of a fast wheel, in px. */
const STEP_PX = 240;

/**
 * Scrolls and filters a grid on a page of the site, and the same component in a document with nothing else, in turns.
 * @param file of the demo in the repository
 */
export async function compareGrids(
  browser: Browser,
  address: string,
  demo: string,
  file: string,
): Promise<{ readonly site: GridCost; readonly empty: GridCost }> {
  const script = await bundle(file);
  const openOnSite = async (page: Page) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator(`#${demo} [data-demo-root]`).scrollIntoViewIfNeeded();
    await movePointer(page);
    await page.locator(`#${demo} [data-demo-root=hydrated]`).waitFor();
  };
  const openAlone = async (page: Page) => {
    await page.goto('about:blank');
    await page.setContent('<!doctype html><html><body><div id="root"></div></body></html>');
    await page.addScriptTag({ content: script });
    await page.locator('[role=gridcell]').first().waitFor();
    await movePointer(page);
  };
  const site: GridCost[] = [];
  const empty: GridCost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    site.push(await measureGrid(browser, openOnSite));
    empty.push(await measureGrid(browser, openAlone));
  }
  return { site: combine(site), empty: combine(empty) };
}

/** Over the grid, where the browser looks in each frame for what lies under it. The first movement wakes a page. */
async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(590, 400);
  await page.mouse.move(600, 400);
}

function combine(costs: readonly GridCost[]): GridCost {
  const pick = (name: keyof GridCost) => getMedian(costs.map((cost) => cost[name]));
  return { late: pick('late'), frame: pick('frame'), key: pick('key'), rows: pick('rows') };
}

async function bundle(file: string): Promise<string> {
  const entry = path.resolve('.cache/bench-grid.tsx');
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    tsconfig: false,
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: 'react-jsx' },
    plugins: [
      {
        name: 'bench-entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry
            ? `import { createRoot } from 'react-dom/client';
               import Demo from ${JSON.stringify(path.resolve(file))};
               createRoot(document.getElementById('root')).render(<Demo />);`
            : null,
      },
    ],
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'iife', codeSplitting: false, minify: true });
  await build.close();
  return output[0].code;
}

async function measureGrid(browser: Browser, open: (page: Page) => Promise<void>): Promise<GridCost> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await open(page);
  await page.waitForTimeout(1000);
  const times = await page.evaluate(scrollGrid, [FRAMES, STEP_PX] as const);
  const field = page.locator('input[type=search]:visible, .MuiDataGrid-toolbarQuickFilter input').first();
  await field.focus();
  await page.keyboard.type('c');
  await page.waitForTimeout(SETTLED_MS);
  const keys: KeyTimes[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    const timed = await field.evaluateHandle(timeKey);
    // Each changes the number of rows: none has both letters in this order.
    await page.keyboard.press(key % 2 === 0 ? 'z' : 'Backspace');
    keys.push(await timed.evaluate(({ times }) => times));
    await page.waitForTimeout(SETTLED_MS);
  }
  await page.close();
  return {
    late: times.filter((time) => time > 2 * (1000 / 60)).length / times.length,
    frame: getMedian(times),
    key: getMedian(keys.map(({ key }) => key)),
    rows: getMedian(keys.map(({ rows }) => rows)),
  };
}

type KeyTimes = Pick<GridCost, 'key' | 'rows'>;

/** Listens for an input event and then for another number of rows. The promise is in an object, so that nobody awaits it here. */
function timeKey(input: Element): { readonly times: Promise<KeyTimes> } {
  const endOfFrame = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
  const times = new Promise<KeyTimes>((resolve) => {
    const start = async () => {
      const began = performance.now();
      const filtered = new Promise<number>((resolveRows) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          void endOfFrame().then(resolveRows);
        });
        const grid = input.closest('[role=grid], .MuiDataGrid-root');
        if (grid)
          observer.observe(grid, { attributes: true, attributeFilter: ['aria-rowcount'], subtree: true });
      });
      resolve({ key: (await endOfFrame()) - began, rows: (await filtered) - began });
    };
    input.addEventListener('input', () => void start(), { once: true });
  });
  return { times };
}

/** Scrolls the grid's rows by a step in each frame; returns the times of the frames. */
async function scrollGrid([frames, step]: readonly [number, number]): Promise<number[]> {
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller');
  const times: number[] = [];
  let last = await new Promise<number>(requestAnimationFrame);
  for (let frame = 0; frame < frames; frame += 1) {
    scroller?.scrollBy({ top: step, behavior: 'instant' });
    const now = await new Promise<number>(requestAnimationFrame);
    times.push(now - last);
    last = now;
  }
  return times;
}
