import type { Browser, Page } from '@playwright/test';
import { getMedian } from './quantile';

/** A reader's first action on a page that was only read so far. */
export interface FirstAction {
  readonly name: string;
  /** From the event to the next paint, in ms: of the page, or of the next page. */
  readonly nextPaint: number;
}

/** What it takes until a page that was only read is alive. */
export interface Wake {
  /** From the first movement of the pointer until everything is hydrated, in ms. */
  readonly alive: number;
  /** Longest task of the main thread meanwhile, in ms; 0 where none reached 50. */
  readonly longestTask: number;
}

const ROUNDS = 7;

/** The buttons and the link that are clicked, by what they do. */
const ACTIONS = {
  menu: '#mui-product-selector',
  mode: '[data-switches-mode]',
  search: '[data-opens-search]',
  tab: '[data-tab="pnpm"]',
  link: '#navigation a[href="/material-ui/react-alert/"]',
} as const;

/** Time for a page's idle work, in ms. */
const REST_MS = 1500;

/** Median figures of moving the pointer over a page that was only read. */
export async function measureWake(browser: Browser, url: string): Promise<Wake> {
  const rounds: Wake[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(() => {
      const times = { moved: NaN, alive: NaN, longest: 0 };
      Object.assign(window, { times });
      addEventListener('pointermove', ({ movementX }) => {
        // The first one that a page hears of has the length 0.
        if (movementX !== 0 && Number.isNaN(times.moved)) times.moved = performance.now();
      });
      document.addEventListener('atlas:hydrated', () => (times.alive = performance.now()));
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) {
          if (startTime + duration > times.moved) times.longest = Math.max(times.longest, duration);
        }
      }).observe({ type: 'longtask' });
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    await page.mouse.move(630, 400);
    await page.mouse.move(640, 400);
    await page.waitForFunction(() => Reflect.get(window, 'times').alive > 0);
    await page.waitForTimeout(300);
    const { moved, alive, longest } = await page.evaluate(() => Reflect.get(window, 'times'));
    rounds.push({ alive: alive - moved, longestTask: longest });
    await page.close();
  }
  return {
    alive: getMedian(rounds.map((one) => one.alive)),
    longestTask: getMedian(rounds.map((one) => one.longestTask)),
  };
}

/**
 * Median times from the very first click on a page to the next paint.
 * @param slowdown by how much the CPU is throttled
 */
export async function measureFirstActions(
  browser: Browser,
  url: string,
  names: readonly (keyof typeof ACTIONS)[],
  slowdown: number,
): Promise<FirstAction[]> {
  const results: FirstAction[] = [];
  for (const name of names) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      times.push(await timeFirstClick(page, url, ACTIONS[name], slowdown));
      await page.close();
    }
    results.push({ name, nextPaint: getMedian(times) });
  }
  return results;
}

async function timeFirstClick(page: Page, url: string, selector: string, slowdown: number): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, { slowest: 0 });
    addEventListener(
      'click',
      () => sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now())),
      {
        capture: true,
      },
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'interactionId')) continue;
        Object.assign(window, { slowest: Math.max(Reflect.get(window, 'slowest'), entry.duration) });
      }
    }).observe({ type: 'event', buffered: true, ...{ durationThreshold: 16 } });
  });
  await page.goto(url, { waitUntil: 'load' });
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${url} has no visible ${selector}.`);
  await page.waitForTimeout(REST_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  if (selector.includes('href')) {
    await page.waitForURL((address) => address.href !== url);
    const painted = page.waitForFunction(() => {
      const [entry] = performance.getEntriesByName('first-contentful-paint');
      // A navigation within the document paints no first time.
      return entry && performance.timeOrigin + entry.startTime;
    });
    const clicked = await page.evaluate(() => Number(sessionStorage.getItem('clicked')));
    return Number(await (await painted).jsonValue()) - clicked;
  }
  await page.waitForTimeout(600);
  // Shorter ones are not reported.
  return Math.max(16, Number(await page.evaluate(() => Reflect.get(window, 'slowest'))));
}
