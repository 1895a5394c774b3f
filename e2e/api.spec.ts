import { readFileSync } from 'node:fs';
import { expect, test } from './test';

const BUTTON = '/material-ui/api/button/';
const GRID = '/x/api/data-grid/data-grid-premium/';

for (const [path, guides] of [
  [BUTTON, ['Button', 'Button Group']],
  ['/material-ui/api/loading-button/', ['Button', 'Button Group']],
  ['/material-ui/api/grow/', ['Popover', 'Transitions']],
] as const) {
  test(`${path} lists every page that has demos of the component`, async ({ page }) => {
    await page.goto(path);
    const list = page.locator('#demos + ul');
    for (const name of guides) await expect(list.getByRole('link', { name, exact: true })).toBeVisible();
  });
}

for (const [width, height, limit] of [
  [1280, 800, 700],
  [390, 844, 900],
] as const) {
  test(`the first prop is near the top at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of [BUTTON, GRID]) {
      await page.goto(path);
      const box = await page.locator('#props-list tbody tr').first().boundingBox();
      expect(box?.y, path).toBeLessThan(limit);
    }
  });
}

test('defaults are values: names of components, and no code', async ({ page }) => {
  await page.goto('/material-ui/api/modal/');
  await expect(page.locator('#modal-prop-BackdropComponent .api-default')).toHaveText('Backdrop');
  await expect(page.getByRole('article')).not.toContainText('styled(');
});

test('plan, package and license stand by the title, on the guide and the API page', async ({ page }) => {
  for (const [path, name] of [
    [GRID, '@mui/x-data-grid-premium'],
    ['/x/react-date-pickers/date-range-picker/', '@mui/x-date-pickers-pro'],
  ] as const) {
    await page.goto(path);
    const head = page.locator('.page-head');
    await expect(head).toContainText(name);
    await expect(head.getByRole('link', { name: 'Commercial license' })).toHaveAttribute(
      'href',
      '/x/introduction/licensing/',
    );
    await expect(page.locator('article [data-plan]').first()).toBeVisible();
  }
});

test('a reader finds a prop by its name, and the filter gives all back', async ({ page }) => {
  await page.goto(BUTTON);
  const list = page.locator('#props-list');
  const filter = page.locator('article').getByRole('searchbox').first();
  await filter.fill('disableRip');
  await expect(list.getByRole('row', { name: /^Details of|disableRipple/ }).first()).toBeVisible();
  await expect(list.locator('#button-prop-color')).toBeHidden();
  await filter.fill('');
  await expect(list.locator('#button-prop-color')).toBeVisible();
});

test('finds inherited props too, and unfolds them', async ({ page }) => {
  await page.goto(BUTTON);
  const inherited = page.locator('#props-list').getByText('TouchRippleProps', { exact: false }).first();
  await expect(inherited).toBeHidden();
  await page.locator('article').getByRole('searchbox').first().fill('TouchRippleProps');
  await expect(inherited).toBeVisible();
});

test('a layout is remembered, for its own section, and right at first paint', async ({ page }) => {
  await page.goto(BUTTON);
  const props = page.getByRole('group', { name: 'Layout of the props' });
  await props.getByText('Collapsed').click();
  await expect(page.locator('#button-prop-color .api-text')).toBeHidden();
  await expect(page.locator('#button-classes-root .api-text')).toBeVisible();
  await page.goto('/joy-ui/api/button/');
  await expect(page.locator('#button-prop-color .api-text')).toBeHidden();
  await expect(props.getByRole('radio', { name: 'Collapsed' })).toBeChecked();
  await page.getByRole('button', { name: 'Details of color' }).click();
  await expect(page.locator('#button-prop-color .api-text')).toBeVisible();
});

for (const layout of ['table', 'expanded', 'collapsed']) {
  test(`an address of a prop shows and marks it, ${layout}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('apiPage_props', value), layout);
    await page.goto(`${BUTTON}#button-prop-variant`);
    const row = page.locator('#button-prop-variant');
    await expect(row).toBeInViewport();
    await expect(row.locator('.api-text')).toBeVisible();
    expect(await row.evaluate((element) => getComputedStyle(element).boxShadow)).toContain('inset');
  });
}

test('a prop that a link of another page names is marked after client navigation', async ({ page }) => {
  await page.goto(BUTTON);
  await page.getByText('Props of ButtonBase (').click();
  await page.locator('.api-inherited a[href$="#button-base-prop-centerRipple"]').click();
  await expect(page).toHaveURL(/button-base\/#button-base-prop-centerRipple$/);
  await expect(page.locator('#button-base-prop-centerRipple')).toHaveAttribute('data-target');
});

test('the menu leads to every page of the area, and only within it', async ({ page }) => {
  await page.goto('/base-ui/react-button/');
  const menu = page.getByRole('navigation', { name: 'documentation' });
  await expect(menu.locator('a[href="/base-ui/api/use-button/"]')).toHaveCount(0);
  await page.goto('/base-ui/api/');
  await menu.getByRole('link', { name: 'useButton API' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('useButton API');
  await expect(menu.locator('[aria-current="page"]')).toHaveText('useButton API');
});

test('a deprecated component says so in words below its title, and what to use instead', async ({ page }) => {
  await page.goto('/material-ui/api/grid/');
  const article = page.getByRole('article');
  await expect(article.getByText('API of the deprecated')).toBeVisible();
  const note = article.getByRole('note', { name: 'Grid is deprecated' });
  await expect(note.getByRole('link', { name: 'Grid2' })).toHaveAttribute('href', /grid2/);
  const top = async (locator: typeof note) => (await locator.boundingBox())?.y ?? 0;
  expect(await top(note)).toBeLessThan(await top(article.getByRole('heading', { level: 2 }).first()));
});

test('the paid charts have pages in the menu, and say of which version they are', async ({ page }) => {
  await page.goto('/x/api/charts/');
  const menu = page.getByRole('navigation', { name: 'documentation' });
  await menu.getByRole('link', { name: /^Heatmap API/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heatmap API');
  await expect(page.getByText(/Read from @mui\/x-charts-pro [\d.]+; most of/)).toBeVisible();
});

for (const width of [320, 390, 1280]) {
  test(`the longest page never scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(GRID);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there but the tools', async ({ page }) => {
    await page.goto(`${GRID}#data-grid-premium-prop-rows`);
    await expect(page.locator('#data-grid-premium-prop-rows')).toBeInViewport();
    await expect(page.locator('#data-grid-premium-prop-rows .api-text')).toBeVisible();
    await expect(page.locator('article').getByRole('searchbox')).toBeHidden();
    await expect(page.locator('article').getByRole('radio').first()).toBeHidden();
  });
});

test('an import statement is copied with its button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(BUTTON);
  await page.getByText('Another import').click();
  await page.locator('[data-copy]').nth(1).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe("import { Button } from '@mui/material';");
});

test('the sitemap and the not-found page know the reference', () => {
  expect(readFileSync('out/sitemap.xml', 'utf8')).toContain(`${BUTTON}</loc>`);
  expect(readFileSync('out/404.html', 'utf8')).toContain(GRID);
});
