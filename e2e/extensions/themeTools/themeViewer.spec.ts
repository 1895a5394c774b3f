import type { Page } from '@playwright/test';
import { findViolations } from '../../axe';
import { watchLayoutShift } from '../../layoutShift';
import { expect, mountDemos, openAlive, test, waitUntilAlive } from '../../test';

const VIEWER = '/material-ui/customization/default-theme/';
const JOY_VIEWER = '/joy-ui/customization/default-theme-viewer/';

const getTool = (page: Page) => page.getByRole('region', { name: 'Theme viewer' });
const getRow = (page: Page, name: RegExp | string) => getTool(page).getByRole('treeitem', { name });
const getField = (page: Page) => getTool(page).getByRole('searchbox', { name: 'Search the theme' });
const getDetails = (page: Page) => getTool(page).getByRole('region', { name: 'Selected value' });

test('the collapsed tree is there before any script of the tool, and nothing moves when it comes', async ({
  page,
}) => {
  const readShifts = await watchLayoutShift(page);
  await page.goto(VIEWER);
  await expect(getRow(page, /^palette/)).toHaveAttribute('aria-expanded', 'false');
  await mountDemos(page, 2, 790);
  await waitUntilAlive(page);
  expect(await readShifts()).toEqual([]);
});

test('a row that is clicked before the tool is alive opens then', async ({ page }) => {
  await page.goto(VIEWER);
  await getRow(page, /^palette/).click();
  await expect(getRow(page, /^primary/)).toBeVisible();
});

test('the tree is one tab stop with the keys of a tree', async ({ page }) => {
  await openAlive(page, VIEWER);
  await getField(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(getRow(page, /^palette/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(getRow(page, /^palette/)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(getRow(page, /^mode/)).toBeFocused();
  await page.keyboard.type('pri');
  const primary = getRow(page, /^primary \d/);
  await expect(primary).toBeFocused();
  await expect(primary).toHaveAttribute('aria-level', '2');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(getRow(page, 'main #1976d2')).toBeFocused();
  await expect(getDetails(page)).toContainText('theme.palette.primary.main');
  await expect(getDetails(page)).toContainText('--mui-palette-primary-main');
  await page.keyboard.press('Tab');
  await expect(getDetails(page).getByRole('button', { name: 'Copy path' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(getRow(page, 'main #1976d2')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(primary).toBeFocused();
  await page.keyboard.press('*');
  await expect(getRow(page, /^secondary \d/)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('End');
  await expect(getRow(page, /^zIndex/)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(getTool(page).getByRole('treeitem').first()).toBeFocused();
});

test('the search shows matches with the keys above them, and says how many', async ({ page }) => {
  await openAlive(page, VIEWER);
  const status = getTool(page).getByRole('status');
  const all = await status.textContent();
  await getField(page).fill('--mui-palette-primary-main');
  await expect(status).toHaveText(/^1 of \d+ values$/);
  await expect(getTool(page).getByRole('treeitem')).toHaveCount(3);
  await getField(page).fill('#1976D2');
  await expect(getRow(page, 'main #1976d2').locator('mark')).toHaveText('#1976d2');
  await getField(page).fill('<b>no</b>');
  await expect(getTool(page)).toContainText('contains “<b>no</b>”');
  await getField(page).fill('');
  await expect(status).toHaveText(all ?? '');
});

test('all rows open and close at once', async ({ page }) => {
  await openAlive(page, VIEWER);
  const rows = getTool(page).getByRole('treeitem');
  const count = await rows.count();
  await getTool(page).getByRole('button', { name: 'Expand all' }).click();
  await expect(getRow(page, /^standard 300/)).toBeAttached();
  await getTool(page).getByRole('button', { name: 'Collapse all' }).click();
  await expect(rows).toHaveCount(count);
});

test('a link to a value starts the tool, opens the tree there and marks the row', async ({ page }) => {
  await page.goto(`${VIEWER}?expand-path=$.palette.primary.main`);
  await waitUntilAlive(page);
  const row = getRow(page, 'main #1976d2');
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute('aria-current', 'location');
  await expect(row).toHaveAttribute('aria-selected', 'true');
});

for (const value of [
  '$.palette.nothing',
  '$.__proto__.constructor',
  '$["<img src=x onerror=alert(1)>"]',
  "');alert(1)//",
  '%',
]) {
  test(`the address ${value} changes nothing`, async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(`${VIEWER}?expand-path=${encodeURIComponent(value)}`);
    await waitUntilAlive(page);
    await expect(getTool(page).locator('[aria-current]')).toHaveCount(0);
    await expect(getRow(page, /^palette/)).toHaveAttribute('aria-expanded', 'false');
    expect(dialogs).toEqual([]);
  });
}

test('path, value, variable and link are copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${VIEWER}?expand-path=$.palette.primary.main`);
  await waitUntilAlive(page);
  const query = '?expand-path=$.palette.primary.main';
  await expect(getDetails(page)).toContainText(query);
  for (const [name, text] of [
    ['Copy path', 'theme.palette.primary.main'],
    ['Copy value', '#1976d2'],
    ['Copy CSS variable', '--mui-palette-primary-main'],
    ['Copy link', `${baseURL}${VIEWER}${query}`],
  ] as const) {
    await getDetails(page).getByRole('button', { name }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
});

test('the dark scheme is shown without changing the site, and the settings are part of the theme', async ({
  page,
}) => {
  await page.goto(`${VIEWER}?expand-path=$.palette.primary.main`);
  await waitUntilAlive(page);
  await getTool(page).getByRole('switch', { name: 'Dark scheme' }).check();
  await expect(getRow(page, 'main #90caf9')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');
  expect(await page.evaluate(() => 'theme' in window)).toBe(true);
  await page.evaluate(() => localStorage.setItem('docs-spacing', '5'));
  await page.goto(`${VIEWER}?expand-path=$.spacing`);
  await waitUntilAlive(page);
  await expect(getRow(page, /spacing\(2\) → '10px'/)).toBeVisible();
});

test('the tree is mirrored from right to left', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await openAlive(page, VIEWER);
  const palette = getRow(page, /^palette/);
  await palette.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(palette).toHaveAttribute('aria-expanded', 'true');
  const [outer, inner] = [palette, getRow(page, /^mode/)].map((row) => row.locator('[dir="ltr"]').first());
  const rightOf = async (part: typeof outer) => {
    const box = await part?.boundingBox();
    return box ? box.x + box.width : 0;
  };
  expect(await rightOf(inner)).toBeLessThan(await rightOf(outer));
  await page.keyboard.press('ArrowRight');
  await expect(palette).toHaveAttribute('aria-expanded', 'false');
  await page.evaluate(() => localStorage.removeItem('docs-direction'));
});

test('the theme of Joy UI is shown with what its variables stand for', async ({ page }) => {
  await page.goto(`${JOY_VIEWER}?expand-path=$.palette.primary.solidBg`);
  await waitUntilAlive(page);
  const details = getDetails(page);
  await expect(details).toContainText('var(--joy-palette-primary-500, #0B6BCB)');
  await expect(details.getByRole('button', { name: 'Copy resolved value' })).toHaveAttribute(
    'data-copy-value',
    '#0B6BCB',
  );
});

for (const path of [
  VIEWER,
  JOY_VIEWER,
  '/material-ui/customization/palette/',
  '/material-ui/customization/typography/',
  '/material-ui/customization/spacing/',
]) {
  test(`${path} fits into 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openAlive(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} in ${colorScheme} has no accessibility violation`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openAlive(page, path);
      const tool = getTool(page);
      if (await tool.count()) {
        await getField(page).fill('primary');
        await expect(tool.locator('mark').first()).toBeVisible();
      }
      expect(await findViolations(page, { exclude: '[data-demo-root]' })).toEqual([]);
    });
  }
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the values are tables that the browser opens', async ({ page }) => {
    await page.goto(VIEWER);
    await expect(page.getByRole('tree')).toHaveCount(0);
    await page.locator('summary').filter({ hasText: 'palette' }).click();
    const row = page.getByRole('row').filter({ hasText: 'palette.primary.main' });
    await expect(row).toContainText('#1976d2');
    await expect(row).toContainText('#90caf9');
  });
});
