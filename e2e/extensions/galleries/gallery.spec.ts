import { findViolations } from '../../axe';
import { expect, openAlive, test, waitUntilAlive } from '../../test';

const PATH = '/material-ui/all-components/';

/** Every product has its gallery. */
const PATHS = [
  PATH,
  '/joy-ui/all-components/',
  '/base-ui/all-components/',
  '/system/all-components/',
  '/x/all-components/',
  '/toolpad/core/all-components/',
];

/** Pages that document no component of their own: patterns, all icons, a hook without a reference, what is not included. */
const WITHOUT_SIZE: Readonly<Record<string, readonly string[]>> = {
  [PATH]: ['Transfer List', 'Material Icons', 'useMediaQuery'],
  '/joy-ui/all-components/': ['Text Field'],
  '/base-ui/all-components/': [
    ...['Checkbox', 'Radio Group', 'Rating', 'Toggle Button Group', 'Tooltip', 'Accordion', 'Drawer'],
    'Pagination',
  ],
};

for (const path of PATHS) {
  test(`${path} shows each component with a drawing, a link and its size`, async ({ page }) => {
    await page.goto(path);
    const tiles = page.locator('main .tile');
    const count = await tiles.count();
    expect(count).toBeGreaterThan(3);
    await expect(page.getByRole('status').filter({ hasText: 'Components shown' })).toContainText(
      String(count),
    );
    expect(await tiles.locator('svg').count()).toBe(count);
    const withoutSize = tiles.filter({ hasNot: page.locator('.tile-size') }).getByRole('link');
    expect(await withoutSize.allTextContents()).toEqual(WITHOUT_SIZE[path] ?? []);
    for (const size of await tiles.locator('.tile-size').allTextContents()) {
      expect(size).toMatch(/^(\d\.\d|\d{2,3}) kB$/);
    }
  });
}

test('filters by name and synonym what is typed while the framework loads, and counts what is shown', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/**.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(PATH);
  await page.keyboard.press('Tab');
  const field = page.getByRole('searchbox', { name: 'Filter by name' });
  await field.focus();
  await page.keyboard.type('toast');
  release();
  const links = page.locator('main .tile').getByRole('link');
  await expect(links.filter({ visible: true })).toHaveText(['Snackbar']);
  await expect(page.getByRole('status').filter({ hasText: 'Components shown' })).toContainText('1');
  await expect(page.getByRole('heading', { level: 2, name: 'Inputs' })).toBeHidden();
  // Enter neither submits nor clears.
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('toast');
  await expect(page).toHaveURL(/\?filter=toast$/);
});

test('says when nothing is found, and shows all again', async ({ page }) => {
  await openAlive(page, PATH);
  const status = page.getByRole('status').filter({ hasText: 'Components shown' });
  const all = Number(/\d+/.exec(await status.innerText())?.[0]);
  await page.getByRole('searchbox').fill('rake');
  await expect(status).toContainText('0');
  await expect(page.getByText('No component has this name.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(status).toContainText(String(all));
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page).toHaveURL(PATH);
});

test('the keyboard chooses a category, and the address keeps the choice', async ({ page }) => {
  await openAlive(page, PATH);
  await page.getByRole('radio', { name: 'All', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Inputs' })).toBeChecked();
  await expect(page).toHaveURL(/\?category=inputs$/);
  await expect(page.locator('main section:visible')).toHaveCount(1);
  await page.getByRole('searchbox').fill('button');
  await expect(page).toHaveURL(/\?category=inputs&filter=button$/);
});

test('restores the choice of the address on load and on the way back', async ({ page }) => {
  await page.goto(`${PATH}?filter=slider&category=inputs`);
  const links = page.locator('main .tile').getByRole('link');
  const shown = links.filter({ visible: true });
  await expect(shown).toHaveText(['Slider']);
  await expect(page.getByRole('radio', { name: 'Inputs' })).toBeChecked();
  await waitUntilAlive(page);
  await page.getByRole('searchbox').fill('switch');
  await expect(shown).toHaveText(['Switch']);
  await shown.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Switch' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('switch');
  await expect(shown).toHaveText(['Switch']);
  await expect(page).toHaveURL(/\?filter=switch&category=inputs$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`gallery and table in ${colorScheme} have no accessibility violation`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of [
      PATH,
      '/base-ui/all-components/',
      '/material-ui/getting-started/supported-components/',
    ]) {
      await page.goto(path);
      expect(await findViolations(page)).toEqual([]);
    }
  });
}

for (const path of [PATH, '/material-ui/getting-started/supported-components/']) {
  test(`at 320 px nothing overflows on ${path}, in both directions`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, direction).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every component is shown, and no filter', async ({ page }) => {
    await page.goto(`${PATH}?filter=toast`);
    await expect(page.getByRole('searchbox', { name: 'Filter by name' })).toBeHidden();
    await expect(page.getByRole('radio', { name: 'Inputs' })).toBeHidden();
    const tiles = page.locator('main .tile');
    await expect(tiles.filter({ visible: true })).toHaveCount(await tiles.count());
  });
});

test('the table lists guideline, package and state of each component', async ({ page }) => {
  await page.goto('/material-ui/getting-started/supported-components/');
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });
  await expect(row('Button (API)')).toContainText('Material Design 2');
  await expect(row('Button (API)')).toContainText('Stable');
  await expect(row('Masonry (API)')).toContainText('Lab');
  await expect(row('Hidden (API)')).toContainText('Deprecated');
});
