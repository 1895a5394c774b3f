import type { Page } from '@playwright/test';
import { watchLayoutShift } from './layoutShift';
import { expect, openAlive, test } from './test';

const GRID = '/x/react-data-grid/';
const SORTING = `${GRID}sorting/`;
const PINNING = `${GRID}column-pinning/`;

/** The grid of the first demo of a page. */
const findGrid = (page: Page) => page.locator('figure').first().getByRole('grid');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a grid is a table with headers and rows', async ({ page }) => {
    for (const path of [SORTING, PINNING, GRID]) {
      await page.goto(path);
      const grid = findGrid(page);
      await expect(grid.getByRole('columnheader').first(), path).toBeVisible();
      expect(await grid.getByRole('row').count(), path).toBeGreaterThan(4);
      await expect(grid.getByRole('gridcell').first(), path).toHaveText(/\S/);
    }
  });

  test('every chart is a drawing', async ({ page }) => {
    await page.goto('/x/introduction/');
    await expect(page.locator('#BarChartOverview svg rect').first()).toBeVisible();
  });
});

test('a grid takes the place of its snapshot with the click that woke it', async ({ page }) => {
  await page.goto(SORTING);
  const root = page.locator('figure [data-demo-root]').first();
  await expect(root).toHaveAttribute('data-demo-root', '');
  const header = findGrid(page).getByRole('columnheader').nth(1);
  await header.click();
  await expect(root).toHaveAttribute('data-demo-root', 'hydrated');
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(root.locator('[data-demo-root], [class*=waiting]')).toHaveCount(0);
  // The keyboard goes on where the pointer was.
  await expect(header).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(findGrid(page).getByRole('gridcell').nth(1)).toBeFocused();
});

test('a grid comes alive without a shift, where the reader has scrolled it before', async ({ page }) => {
  const readShifts = await watchLayoutShift(page);
  await page.goto(PINNING);
  const scroller = page.locator('figure').first().locator('.MuiDataGrid-virtualScroller');
  await scroller.evaluate((element) => element.scrollTo({ top: 104 }));
  // What arrives late while the document loads is not meant.
  const before = (await readShifts()).length;
  await page.mouse.move(600, 400);
  await expect(page.locator('figure [data-demo-root]').first()).toHaveAttribute('data-demo-root', 'hydrated');
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(104);
  expect((await readShifts()).slice(before)).toEqual([]);
});

test('a pinned cell hides what scrolls beneath it, below the pointer, too', async ({ page }) => {
  await openAlive(page, PINNING);
  const cell = page.locator('figure').first().locator('[class*="cell--pinnedRight"]').nth(1);
  await cell.hover();
  await expect(cell).toHaveCSS('background-image', /linear-gradient\(rgb\(/);
});

test('a plan is marked in title, heading, contents, menu and search', async ({ page }) => {
  await openAlive(page, PINNING);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Column pinning');
  await expect(page.locator('h1 + [data-plan=pro]')).toHaveText('Pro plan');
  const menu = page.getByRole('navigation', { name: 'documentation' });
  await expect(menu.getByRole('link', { name: /Column pinning\s*Pro plan/ })).toBeVisible();
  await page.goto(SORTING);
  await expect(page.locator('#multi-sorting')).toContainText(/^Multi-sorting\s*Pro plan/);
  const contents = page.locator('#page-toc');
  await expect(contents.getByRole('link', { name: /^Multi-sorting\s*Pro plan$/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('column pinning');
  await expect(page.getByRole('option', { name: /Column pinning\s*Pro plan/ }).first()).toBeVisible();
});

test('a demo of a plan says why it has a watermark', async ({ page }) => {
  await page.goto(PINNING);
  const figure = page.locator('figure').first();
  await expect(figure.getByText('needs the Pro plan and runs here without a license key')).toBeVisible();
  await figure.getByRole('link', { name: 'Licensing' }).click();
  await expect(page).toHaveURL(/\/x\/introduction\/licensing\/$/);
});

test('a component lists the pages of its features, and each leads back', async ({ page }) => {
  await page.goto(GRID);
  const columns = page.getByRole('region', { name: 'Columns', exact: true });
  await expect(columns.getByText('Pro plan').first()).toBeVisible();
  await columns.getByRole('link', { name: 'Column groups', exact: true }).click();
  await expect(page).toHaveURL(`${GRID}column-groups/`);
  await page.getByRole('link', { name: 'Feature of Data Grid' }).click();
  await expect(page).toHaveURL(GRID);
});

test('readers get the rows of a demo beside it, and can edit it with them', async ({ page }) => {
  await openAlive(page, SORTING);
  const figure = page.locator('figure').first();
  await figure.getByRole('button', { name: 'Show source' }).click();
  await expect(figure.locator('pre').filter({ hasText: "from './products'" })).toBeVisible();
  await expect(figure.getByText('products.ts', { exact: true })).toBeVisible();
  await expect(figure.getByRole('button', { name: 'Edit', exact: true }).first()).toBeVisible();
});
