import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { expect, openAlive, test } from './test';

const PATH = '/material-ui/react-button/';
const FILE = '/material-ui/react-button.md';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const findCopy = (page: Page) => page.getByRole('button', { name: 'Copy page as Markdown' });
const findMenuButton = (page: Page) => page.getByRole('button', { name: 'Page actions' });
const readClipboard = () => navigator.clipboard.readText();

test('Copy gives exactly the text of the page’s file, before the framework and after', async ({
  page,
  allowFaults,
}) => {
  allowFaults(/Failed to load resource/);
  const text = readFileSync(`out${FILE}`, 'utf8');
  await page.route(/\/_next\/static\/chunks\/.*\.js$/, (route) => route.abort());
  await page.goto(PATH);
  await findCopy(page).click();
  await expect(page.locator('#announcer')).toHaveText('Copied');
  expect(await page.evaluate(readClipboard)).toBe(text);
  await page.unrouteAll();
  await openAlive(page, PATH);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await findCopy(page).click();
  await expect(page.locator('#announcer')).toHaveText('Copied');
  expect(await page.evaluate(readClipboard)).toBe(text);
});

test('after a navigation it copies the new page', async ({ page }) => {
  await openAlive(page, PATH);
  await page.locator('a[rel="next"]').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Button');
  await findCopy(page).click();
  await expect(page.locator('#announcer')).toHaveText('Copied');
  const file = `out${new URL(page.url()).pathname.slice(0, -1)}.md`;
  expect(await page.evaluate(readClipboard)).toBe(readFileSync(file, 'utf8'));
});

test('says why it has not copied, moves nothing, and leads to the text', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
    document.execCommand = () => false;
  });
  await page.goto(PATH);
  const lead = page.locator('article > p').first();
  const before = await lead.boundingBox();
  await findCopy(page).click();
  await expect(findCopy(page).getByText('The browser refused to copy.')).toBeVisible();
  await expect(page.locator('#announcer')).toContainText('“View as Markdown” shows the text.');
  expect(await lead.boundingBox()).toEqual(before);
});

test('without the network it says that the text is not available, and keeps the clipboard', async ({
  page,
  allowFaults,
}) => {
  allowFaults(/Failed to load resource/);
  await page.goto(PATH);
  await page.evaluate(() => navigator.clipboard.writeText('mine'));
  await page.route(`**${FILE}`, (route) => route.abort());
  await findCopy(page).click();
  await expect(page.locator('#announcer')).toContainText('could not be loaded');
  expect(await page.evaluate(readClipboard)).toBe('mine');
});

test('the menu opens by keys, leads to the text and to assistants, and closes by Escape', async ({
  page,
}) => {
  await openAlive(page, PATH);
  await findMenuButton(page).focus();
  await page.keyboard.press('Enter');
  const view = page.getByRole('link', { name: 'View as Markdown' });
  await expect(view).toHaveAttribute('href', FILE);
  await page.keyboard.press('Tab');
  await expect(view).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(findMenuButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  for (const link of await page.getByRole('link', { name: /^Open in / }).all()) {
    const address = decodeURIComponent((await link.getAttribute('href')) ?? '');
    expect(address).toMatch(/^https:\/\/[^?]+\?q=Read https?:\/\/\S+\/material-ui\/react-button\.md and /);
    expect(await link.getAttribute('rel')).toBe('nofollow noopener');
  }
  await view.click();
  await expect(page).toHaveURL(FILE);
  await expect(page.locator('body')).toContainText('title: Button');
});

test('only pages of text have it, and none that search engines leave out', async ({ page }) => {
  for (const path of ['/', '/experiments/docs/codeblock/']) {
    await page.goto(path);
    await expect(findMenuButton(page), path).toHaveCount(0);
  }
});

for (const [width, dir] of [
  [390, 'ltr'],
  [390, 'rtl'],
  [1280, 'ltr'],
  [1280, 'rtl'],
] as const) {
  test(`at ${width} px, ${dir}, button and menu fit the window and a finger`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((value) => localStorage.setItem('docs-direction', value), dir);
    for (const path of [PATH, '/x/api/data-grid/data-grid-premium/']) {
      await page.goto(path);
      await findMenuButton(page).click();
      const menu = page.getByRole('list', { name: 'Page actions' });
      for (const part of [findCopy(page), findMenuButton(page), menu]) {
        const box = await part.boundingBox();
        expect(box, path).not.toBeNull();
        if (!box) continue;
        expect(box.x, path).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, path).toBeLessThanOrEqual(width);
        expect(Math.min(box.width, box.height), path).toBeGreaterThanOrEqual(width < 600 ? 40 : 24);
      }
      const [box, button] = [await menu.boundingBox(), await findMenuButton(page).boundingBox()];
      expect(box && button && box.y - button.y - button.height, 'below its button').toBeLessThan(24);
    }
  });
}

test('axe finds nothing in the open menu, in both modes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await openAlive(page, PATH);
    await findMenuButton(page).click();
    expect(await findViolations(page)).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu leads to the text, and the button that needs a script is not there', async ({ page }) => {
    await page.goto(PATH);
    await expect(findCopy(page)).toHaveCount(0);
    const menuButton = findMenuButton(page);
    await expect(menuButton.getByText('Page actions')).toBeVisible();
    await menuButton.click();
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(FILE);
  });
});
