import type { Page } from '@playwright/test';
import { CANARY_HOST, HOSTILE_VISITS, type HostileVisit } from './hostileValues';
import { expect, mountDemos, test, waitUntilAlive } from './test';

/** How many visits share a page. */
const PART_SIZE = 30;

/** The reader acts at every third visit, and wherever a tool reads the address. */
const ACT_EVERY = 3;

/** What values must not change: the places of the frame and of the title, in px. */
const readLayout = (page: Page) =>
  page.evaluate(() => ({
    boxes: ['header', 'main', 'h1'].map((name) => {
      const { x, y, width } = document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
      return [name, x, y + scrollY, width].join(' ');
    }),
    isVisible: document.querySelector('h1')?.checkVisibility({ visibilityProperty: true }) === true,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));

/** Elements that only a value could have written, and changes of the prototype of all objects. */
const readTraces = (page: Page) =>
  page.evaluate((host) => {
    const foreign = [
      '[onerror], [onload], [onfocus], [href^="javascript:"]',
      `[src*="${host}"], [href*="${host}"]`,
    ];
    const elements = [...document.querySelectorAll(foreign.join())].map(({ outerHTML }) => outerHTML);
    return 'isPolluted' in {} ? [...elements, 'a prototype'] : elements;
  }, CANARY_HOST);

/** Collects what a value has caused since the last call. */
function watchFaults(page: Page): () => string[] {
  let faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('dialog', (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === CANARY_HOST) faults.push(`a request to ${request.url()}`);
  });
  return () => {
    const all = faults;
    faults = [];
    return all;
  };
}

/** Leaves behind only the values of this visit. */
async function store(page: Page, { local = {}, session = {}, cookies = [] }: HostileVisit): Promise<void> {
  await page.context().clearCookies();
  // A document of the site that runs no program.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([localTexts, sessionTexts, texts]) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, text] of Object.entries(localTexts)) localStorage.setItem(key, text);
      for (const [key, text] of Object.entries(sessionTexts)) sessionStorage.setItem(key, text);
      for (const cookie of texts) document.cookie = `${cookie}; path=/`;
    },
    [local, session, cookies] as const,
  );
}

/** Whether a tool of the page may read the address, once it is alive. */
const readsAddress = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-tool] [data-reads-query]') !== null);

const usual = new Map<string, Awaited<ReturnType<typeof readLayout>>>();

/** The layout of a page without any value. */
async function readUsual(page: Page, path: string) {
  const known = usual.get(path);
  if (known) return known;
  await store(page, { name: path, address: path });
  await page.goto(path);
  if (await readsAddress(page)) {
    await mountDemos(page);
    await waitUntilAlive(page);
  }
  const layout = await readLayout(page);
  usual.set(path, layout);
  return layout;
}

for (const [place, visits] of Object.entries(HOSTILE_VISITS)) {
  for (let start = 0; start < visits.length; start += PART_SIZE) {
    const part = visits.slice(start, start + PART_SIZE);
    test(`hostile values in ${place}, ${start + 1} to ${start + part.length}, are text or nothing`, async ({
      page,
    }) => {
      const takeFaults = watchFaults(page);
      for (const [index, visit] of part.entries()) {
        const layout = await readUsual(page, visit.address.split(/[?#]/, 1)[0] ?? '');
        await store(page, visit);
        await page.goto(visit.address);
        if (index % ACT_EVERY === 0 || (await readsAddress(page))) {
          await mountDemos(page);
          await waitUntilAlive(page);
        }
        expect.soft(await readLayout(page), visit.name).toEqual(layout);
        expect.soft(await readTraces(page), visit.name).toEqual([]);
        expect.soft(takeFaults(), visit.name).toEqual([]);
      }
    });
  }
}
