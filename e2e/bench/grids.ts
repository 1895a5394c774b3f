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
  /** From a key in the quick filter to the end of the frame that shows it; median in ms. */
  readonly key: number;
}

const ROUNDS = 5;
const FRAMES = 200;
const KEYS = 12;

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
    await page.locator(`#${demo} [role=grid]`).hover();
    await page.locator(`#${demo} [data-demo-root=hydrated]`).waitFor();
  };
  const openAlone = async (page: Page) => {
    await page.goto('about:blank');
    await page.setContent('<!doctype html><html><body><div id="root"></div></body></html>');
    await page.addScriptTag({ content: script });
    await page.locator('[role=gridcell]').first().waitFor();
  };
  const site: GridCost[] = [];
  const empty: GridCost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    site.push(await measureGrid(browser, openOnSite));
    empty.push(await measureGrid(browser, openAlone));
  }
  return { site: combine(site), empty: combine(empty) };
}

function combine(costs: readonly GridCost[]): GridCost {
  const pick = (name: keyof GridCost) => getMedian(costs.map((cost) => cost[name]));
  return { late: pick('late'), frame: pick('frame'), key: pick('key') };
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
  await field.evaluate((input) => {
    const keyTimes: number[] = [];
    Object.assign(window, { keyTimes });
    input.addEventListener('input', () => {
      const start = performance.now();
      requestAnimationFrame(() => setTimeout(() => keyTimes.push(performance.now() - start)));
    });
  });
  await field.focus();
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.type('casa verde x'.charAt(key));
    // Past the delay after which the grid filters.
    await page.waitForTimeout(900);
  }
  const keys = await page.evaluate(() => Reflect.get(window, 'keyTimes') as number[]);
  await page.close();
  return {
    late: times.filter((time) => time > 2 * (1000 / 60)).length / times.length,
    frame: getMedian(times),
    key: getMedian(keys),
  };
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
