import { brotliCompressSync } from 'node:zlib';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { getMedian } from './quantile';

const CPU_ROUNDS = 7;

/** What a first visit to a page costs. */
export interface PageCost {
  readonly path: string;
  readonly width: number;
  /** Bytes of JavaScript that runs before the reader acts, scripts in the document included; as all bytes, compressed. */
  readonly firstLoadJs: number;
  /** The same with what is only fetched, after five seconds. */
  readonly idleJs: number;
  readonly css: number;
  readonly fonts: number;
  readonly html: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

/** Loads a page with a cold cache and adds up what it asked for. */
export async function measurePage(
  browser: Browser,
  base: string,
  path: string,
  width: number,
): Promise<PageCost> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          layoutShift: Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const files = new Set<string>();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    files.add(pathname);
    if (response.request().resourceType() === 'script') scripts.add(pathname);
  });
  await page.goto(base + path, { waitUntil: 'load' });
  await page.waitForTimeout(2000);
  const inlineJs = getInlineSize(`out${path}index.html`);
  const firstLoadJs = inlineJs + sumServed(scripts, /\.js$/);
  await page.waitForTimeout(3000);
  const cost = {
    path,
    width,
    firstLoadJs,
    idleJs: inlineJs + sumServed(files, /\.js$/),
    css: sumServed(files, /\.css$/),
    fonts: sumServed(files, /\.woff2$/),
    html: getServedSize(`out${path}index.html`),
    shift: await page.evaluate(() => Number(Reflect.get(window, 'layoutShift'))),
  };
  await page.close();
  return cost;
}

/** CPU of the main thread in ms until two seconds after the load event, of a page that nobody touches; a median. */
export async function measureCpu(browser: Browser, url: string, width: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < CPU_ROUNDS; round += 1) {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    const session = await page.context().newCDPSession(page);
    // Ticks of the thread, not of the clock: what else the machine does is not the page's cost.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(2000);
    times.push(await readTaskDuration(session));
    await page.close();
  }
  return getMedian(times);
}

/**
 * Times client-side navigation between two pages: from the click to the frame that shows the new heading.
 * @returns the median of `rounds` navigations in ms
 */
export async function measureNavigation(
  browser: Browser,
  base: string,
  paths: readonly [string, string],
  rounds: number,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(base + paths[0], { waitUntil: 'networkidle' });
  // On a busy machine the framework starts later than the first click, whose link would load a whole page.
  await page.mouse.move(590, 400);
  await page.mouse.move(600, 400);
  await page.waitForTimeout(1000);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await timeNavigation(page, paths[(round + 1) % 2] ?? paths[0]));
    await page.waitForTimeout(300);
  }
  await page.close();
  return getMedian(times);
}

async function timeNavigation(page: Page, path: string): Promise<number> {
  const link = page.locator(`#navigation a[href="${path}"]`);
  // A reader's pointer is on the link for a moment before the click.
  await link.hover();
  await page.waitForTimeout(150);
  return link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h1')?.textContent;
        const start = performance.now();
        const check = () => {
          const next = document.querySelector('h1')?.textContent;
          // The frame after the one in which the heading has changed has been painted.
          if (next && next !== heading) requestAnimationFrame(() => resolve(performance.now() - start));
          else requestAnimationFrame(check);
        };
        (element as HTMLElement).click();
        check();
      }),
  );
}

/** CPU that the main thread has used so far, in ms. */
export async function readTaskDuration(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

function sumServed(files: ReadonlySet<string>, pattern: RegExp): number {
  return [...files]
    .filter((file) => pattern.test(file))
    .reduce((total, file) => total + getServedSize(`out${file}`), 0);
}

/** Size of the scripts in a document itself, in bytes. */
function getInlineSize(file: string): number {
  const scripts = [...readFileSync(file, 'utf8').matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code]) => code,
  );
  return brotliCompressSync(scripts.join('\n')).length;
}

/** Size of a file as a host sends it that has the compressed copies, in bytes. */
function getServedSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
