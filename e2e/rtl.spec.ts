import type { Page } from '@playwright/test';
import { expect, mountDemos, test, waitForDemo } from './test';

const PATH = '/material-ui/react-button/';
const DEMO = 'ButtonVariants';

/** Parts of a page that stand on the other side, from right to left. */
const PARTS = {
  'way home': 'header > a[href="/"]',
  settings: 'header > button:last-of-type',
  menu: '#navigation',
  'menu button': 'header > div > button:first-child',
  mode: '[data-switches-mode]',
  article: '#main-content',
  contents: 'nav[aria-label="Page table of contents"]',
  'first crumb': '#main-content nav li:first-child a',
  ad: '[data-ad-place]:visible',
  toolbar: '[role="toolbar"]',
  'thumb up': '[data-rating="1"]',
  'next page': 'main a[rel="next"]',
} as const;

/** Where each part that is visible begins and ends, in px from the left. */
async function readEdges(page: Page): Promise<Record<string, [number, number]>> {
  const edges: Record<string, [number, number]> = {};
  for (const [name, selector] of Object.entries(PARTS)) {
    const part = page.locator(selector).first();
    const box = (await part.count()) && (await part.isVisible()) ? await part.boundingBox() : null;
    if (box) edges[name] = [box.x, box.x + box.width];
  }
  return edges;
}

/** Left and right edge of the page: the scroll bar is on the right in both directions. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const { left, right } = document.body.getBoundingClientRect();
    return [left, right] as const;
  });

async function openFromRightToLeft(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await page.goto(PATH);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}

for (const [width, atLeast] of [
  [1280, 9],
  [390, 6],
] as const) {
  test(`from right to left, every part of the page stands mirrored at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(PATH);
    const edges = await readEdges(page);
    const [left] = await readPage(page);
    expect(Object.keys(edges).length).toBeGreaterThanOrEqual(atLeast);
    await openFromRightToLeft(page);
    const [, right] = await readPage(page);
    const mirrored = await readEdges(page);
    const expected = Object.entries(edges).map(([name, [from, to]]) => [
      name,
      right - (to - left),
      right - (from - left),
    ]);
    for (const [name, from, to] of expected) {
      const [start = NaN, end = NaN] = mirrored[String(name)] ?? [];
      expect.soft(Math.abs(start - Number(from)), `${name} begins`).toBeLessThan(2);
      expect.soft(Math.abs(end - Number(to)), `${name} ends`).toBeLessThan(2);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('code runs from left to right, and sentences keep their full stop at their end', async ({ page }) => {
  await openFromRightToLeft(page);
  const code = page.locator('pre:visible').first();
  await expect(code).toHaveCSS('direction', 'ltr');
  const [text, block] = await code.evaluate((pre) => {
    const range = document.createRange();
    range.selectNodeContents(pre);
    return [range.getClientRects()[0]?.left ?? NaN, pre.getBoundingClientRect().left];
  });
  expect((text ?? NaN) - (block ?? NaN)).toBeLessThan(40);
  const fullStop = await page
    .locator('.prose p')
    .first()
    .evaluate((paragraph) => {
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      let last: Text | null = null;
      while (walker.nextNode()) last = walker.currentNode as Text;
      const range = document.createRange();
      range.setStart(last ?? paragraph, Math.max(0, (last?.length ?? 1) - 1));
      range.setEnd(last ?? paragraph, last?.length ?? 1);
      const line = range.getBoundingClientRect();
      const before = document.createRange();
      before.setStart(last ?? paragraph, Math.max(0, (last?.length ?? 2) - 2));
      before.setEnd(last ?? paragraph, Math.max(0, (last?.length ?? 2) - 1));
      return line.left >= before.getBoundingClientRect().right - 1;
    });
  expect(fullStop).toBe(true);
});

test('the sign of a heading’s link comes after its words, on hover', async ({ page }) => {
  await openFromRightToLeft(page);
  const heading = page.locator('.prose > h2').first();
  const [gap = NaN, sign] = await heading.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.querySelector('a') ?? element);
    const words = range.getBoundingClientRect();
    const { content } = getComputedStyle(element.querySelector('a') ?? element, '::before');
    return [element.getBoundingClientRect().right - words.right, content] as const;
  });
  expect(gap).toBeLessThan(1);
  expect(sign).toBe('"#"');
  await heading.getByRole('link').hover();
  const readOpacity = () =>
    heading.getByRole('link').evaluate((link) => getComputedStyle(link, '::before').opacity);
  await expect.poll(readOpacity).toBe('1');
});

test('arrow keys of the demo’s toolbar move the way they point', async ({ page }) => {
  await openFromRightToLeft(page);
  await mountDemos(page);
  await waitForDemo(page, DEMO);
  const toolbar = page.getByRole('toolbar').first();
  await toolbar.locator('button[tabindex="0"]').focus();
  const readFocus = () =>
    page.evaluate(() => document.activeElement?.getBoundingClientRect().left ?? Number.NaN);
  const start = await readFocus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(readFocus).toBeLessThan(start);
  await page.keyboard.press('ArrowRight');
  await expect.poll(readFocus).toBe(start);
});

test('settings and the menu of a phone open from the other side', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openFromRightToLeft(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const [, right] = await readPage(page);
  const menu = await page.locator('#navigation').boundingBox();
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBe(right);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  // It slides in.
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
});
