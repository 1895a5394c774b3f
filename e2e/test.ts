import { test as base, expect, type Page, type Request } from '@playwright/test';
import { LICENSE_NOTICE } from './licenseNotice';

interface Fixtures {
  page: Page;
  /** Names an error that a test causes on purpose. */
  allowFaults: (fault: RegExp) => void;
  allowed: RegExp[];
}

/** How long no request may be under way for the network to be idle, in ms: as Playwright has it. */
const IDLE_MS = 500;

/** Longest wait for an idle network, in ms. */
const IDLE_LIMIT = 20_000;

/** A test whose page fails on any error in the console, and on requests to other hosts. */
export const test = base.extend<Fixtures>({
  allowed: async ({}, provide) => provide([]),
  allowFaults: async ({ allowed }, provide) => provide((fault) => void allowed.push(fault)),
  page: async ({ page, baseURL, allowed }, provide) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${String(error)}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(`${page.url()}: ${message.text()}`);
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url)) faults.push(`Request to ${url}`);
    });
    await watchHydration(page);
    const settle = watchNetwork(page);
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      if (options?.waitUntil !== 'networkidle') return goto(url, options);
      const response = await goto(url, { ...options, waitUntil: 'load' });
      await settle();
      return response;
    };
    await provide(page);
    // What a route answers when its page has gone would fail a test that is over.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(faults.filter((fault) => ![LICENSE_NOTICE, ...allowed].some((one) => one.test(fault)))).toEqual(
      [],
    );
  },
});

export { expect };

/**
 * Watches the requests of a page. Returns a function that waits until the network is idle: Playwright's own wait may
 * end before a slow page has fetched what it fetches in idle time, and is now and then endless on pages with frames.
 */
function watchNetwork(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let changedAt = 0;
  const isPending = (request: Request, value: boolean) => {
    changedAt = Date.now();
    if (value) pending.add(request);
    else pending.delete(request);
  };
  page.on('request', (request) => isPending(request, true));
  page.on('requestfinished', (request) => isPending(request, false));
  page.on('requestfailed', (request) => isPending(request, false));
  return async () => {
    const end = Date.now() + IDLE_LIMIT;
    // Idle callbacks run in turn: that of the page, which fetches the framework, has run before this one.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
    while ((pending.size > 0 || Date.now() - changedAt < IDLE_MS) && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
}

/** Marks documents once the app is hydrated; call before they open. */
async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('atlas:hydrated', () =>
      document.documentElement.setAttribute('data-alive', ''),
    ),
  );
}

/** Lists the scripts that a page asks for from now on; those of framed demos, documents of their own, left out. */
export function collectScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js') && request.frame() === page.mainFrame()) scripts.push(request.url());
  });
  return scripts;
}

/**
 * Makes a reader's first interaction, at which the framework starts and demos begin to load: moves the pointer to a
 * place, in px, in two steps, as the first movement that a page hears of has the length 0.
 */
export async function mountDemos(page: Page, x = 210, y = 210): Promise<void> {
  await page.mouse.move(x, y - 10);
  await page.mouse.move(x, y);
}

/** Waits until the app is hydrated; the reader has acted, or the page needs the framework. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
}

/** Waits until all demos in view are hydrated; the reader has acted. Those that wait for a press are none of them. */
export async function waitForDemosInView(page: Page): Promise<void> {
  const waiting = page.locator(
    '[data-demo-root]:not([data-demo-root="hydrated"], [data-demo-root="static"], [data-waits] *, [data-waits])',
  );
  await expect
    .poll(() =>
      waiting.evaluateAll((demos) => {
        const isInView = ({ top, bottom }: DOMRect) => top < innerHeight && bottom > 0;
        return demos.filter((demo) => isInView(demo.getBoundingClientRect())).length;
      }),
    )
    .toBe(0);
}

/**
 * Opens a page and makes a reader's first interaction; everything but demos further down is then alive, and all of the
 * page is laid out: heights were estimates.
 */
export async function openAlive(page: Page, path: string): Promise<void> {
  // For tests with a page of their own.
  await watchHydration(page);
  await page.goto(path);
  await mountDemos(page);
  await waitUntilAlive(page);
  await expect(page.locator('html[data-untouched], article > [style*="content-visibility"]')).toHaveCount(0);
}

/** Waits until a demo has been hydrated; makes the first interaction, if there was none. */
export async function waitForDemo(page: Page, name: string): Promise<void> {
  if (!(await page.evaluate(() => document.documentElement.hasAttribute('data-interacted')))) {
    await mountDemos(page);
  }
  await page.locator(`[data-name="${name}"]`).scrollIntoViewIfNeeded();
  await expect(page.locator(`[data-name="${name}"]`)).toHaveAttribute('data-demo-root', 'hydrated');
}

/** Follows the link to the next page, in whatever language. */
export async function goToNextPage(page: Page): Promise<void> {
  await page.locator('a[rel="next"]').click();
}
