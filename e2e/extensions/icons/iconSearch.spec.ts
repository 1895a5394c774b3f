import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findViolations } from '../../axe';
import { expect, openAlive, test, waitUntilAlive } from '../../test';

const PATH = '/material-ui/material-icons/';

const getField = (page: Page) => page.getByRole('searchbox', { name: 'Name or meaning of an icon' });
const getGrid = (page: Page) => page.getByRole('grid', { name: 'Icons' });
const getCount = (page: Page) => page.getByRole('search').getByRole('status');
const getTile = (page: Page, name: string) => getGrid(page).getByRole('button', { name, exact: true });

/** Opens the page with the grid and its names loaded. */
async function openIcons(page: Page, address = PATH): Promise<void> {
  await openAlive(page, address);
  await expect(getGrid(page)).toHaveAttribute('aria-busy', 'false');
}

test('a word finds what it means, and the count is that of the tiles', async ({ page }) => {
  await openIcons(page);
  await expect(getCount(page)).toHaveText('2,132 icons');
  await getField(page).fill('hamburger');
  await expect(getCount(page)).toHaveText('4 icons');
  await expect(getGrid(page).getByRole('button')).toHaveCount(4);
  await expect(getGrid(page).getByRole('button').first()).toHaveText('Menu');
  await getField(page).fill('hambuger');
  await expect(getCount(page)).toHaveText('4 icons for “hamburger”');
  await getField(page).fill('');
  await expect(getCount(page)).toHaveText('2,132 icons');
  const grid = getGrid(page);
  const columns = Number(await grid.getAttribute('aria-colcount'));
  await expect(grid).toHaveAttribute('aria-rowcount', String(Math.ceil(2132 / columns)));
});

test('styles are filtered before they are counted; logos offer their own style', async ({ page }) => {
  await openIcons(page);
  await page.getByRole('radio', { name: 'Two tone' }).check();
  await expect(getCount(page)).toHaveText('2,121 icons');
  await getField(page).fill('github');
  await expect(getCount(page)).toHaveText('0 icons');
  await page.getByRole('button', { name: 'Show in Filled' }).click();
  await expect(getTile(page, 'GitHub')).toBeVisible();
  await getField(page).fill('qwertz');
  await page.getByRole('button', { name: 'Show all icons' }).click();
  await expect(getField(page)).toHaveValue('');
  await expect(getCount(page)).toHaveText('2,132 icons');
});

test('the keyboard goes from the field through the grid and the dialog, and back', async ({ page }) => {
  await openIcons(page);
  await getField(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(getTile(page, 'Home')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(getTile(page, 'Menu')).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(getTile(page, 'ZoomOutMap')).toBeFocused();
  await expect(getTile(page, 'ZoomOutMap')).toBeInViewport();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  // One tab stop.
  await expect(getGrid(page).locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\?selected=Menu$/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(getTile(page, 'Search')).toBeFocused();
  await expect(page).toHaveURL((url) => url.search === '');
});

test('scrolling does not take the focus away, and draws what comes into view', async ({ page }) => {
  await openIcons(page);
  await getTile(page, 'Menu').focus();
  await getGrid(page).evaluate((grid) => grid.scrollTo(0, 12_000));
  const middle = getGrid(page).getByRole('button').nth(20);
  await expect(middle.locator('svg :is(path, circle)').first()).toBeAttached();
  await expect(getTile(page, 'Menu')).toBeFocused();
});

test('from right to left the arrow keys follow the eye', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await openIcons(page);
  await getTile(page, 'Home').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(getTile(page, 'Menu')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('the address restores search, style and dialog without an action, also in the history', async ({
  page,
}) => {
  await page.goto(`${PATH}?query=trash&theme=Outlined&selected=DeleteOutlined`);
  await waitUntilAlive(page);
  await expect(page.getByRole('dialog', { name: 'DeleteOutlined' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getField(page)).toHaveValue('trash');
  await expect(page.getByRole('radio', { name: 'Outlined' })).toBeChecked();
  await expect(page).toHaveURL(/\?query=trash&theme=Outlined$/);
  await page.getByRole('link', { name: 'Tooltip', exact: true }).first().click();
  await expect(page).toHaveURL(/react-tooltip/);
  await page.goBack();
  await expect(getField(page)).toHaveValue('trash');
  await expect(getCount(page)).toHaveText('4 icons');
});

test('hostile addresses are text, and unknown names are ignored', async ({ page }) => {
  await page.goto(`${PATH}?query=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&theme=%3Cb%3E&selected=Nothing`);
  await waitUntilAlive(page);
  await expect(getField(page)).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(page.getByRole('radio', { name: 'Filled' })).toBeChecked();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('what is typed before the tool is alive is searched', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/**.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(PATH);
  await getField(page).fill('hamburger');
  release();
  await expect(getCount(page)).toHaveText('4 icons');
  await expect(getField(page)).toHaveValue('hamburger');
});

test('an icon can be copied, seen in other styles, and downloaded as SVG', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openIcons(page, `${PATH}?selected=Menu`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy import' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Copied');
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await readClipboard()).toBe("import MenuIcon from '@mui/icons-material/Menu';");
  await dialog.getByRole('button', { name: 'Sharp' }).click();
  await expect(page.getByRole('dialog', { name: 'MenuSharp' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download SVG' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('MenuSharp.svg');
  const svg = readFileSync(await download.path(), 'utf8');
  const root = await page.evaluate((text) => {
    const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
    return [documentElement.namespaceURI, documentElement.children.length];
  }, svg);
  expect(root).toEqual(['http://www.w3.org/2000/svg', 1]);
  await dialog.getByRole('button', { name: 'hamburger', exact: true }).click();
  await expect(getField(page)).toHaveValue('hamburger');
  await expect(getTile(page, 'Menu')).toBeFocused();
});

test('with files that do not load the tool says so, and tries again', async ({ page, allowFaults }) => {
  allowFaults(/Failed to load resource/);
  let isBroken = true;
  await page.route('**/icons/names.*.json', (route) => (isBroken ? route.abort() : route.continue()));
  await openAlive(page, PATH);
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  isBroken = false;
  await retry.click();
  await expect(getCount(page)).toHaveText('2,132 icons');
  await expect(getGrid(page)).toBeVisible();
});

test('at 320 px nothing overflows, neither the page nor the dialog', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openIcons(page);
  const getOverflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await getOverflow()).toBeLessThanOrEqual(0);
  await getTile(page, 'Home').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const isWide = await dialog.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(isWide).toBe(false);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`grid and dialog in ${colorScheme} have no accessibility violation`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openIcons(page);
    // In the preview the theme's disabled color is shown, not text to read.
    const scope = { exclude: '[data-demo-root]' };
    expect(await findViolations(page, scope)).toEqual([]);
    await getTile(page, 'Home').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findViolations(page, scope)).toEqual([]);
  });
}

test('without a script the popular icons are there with their names, and the text', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(PATH);
  await expect(getField(page)).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: /^AccountCircle$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Import' })).toBeVisible();
  await context.close();
});
