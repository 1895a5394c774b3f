import { findViolations } from '../../axe';
import { expect, test } from '../../test';

const PAGE = '/production-error/';

test('the address of an error shows its message with the values filled in', async ({ page }) => {
  await page.goto(`${PAGE}?code=9&args[]=teal`);
  await expect(page.getByRole('heading', { name: 'Error 9 in full' })).toBeVisible();
  await expect(page.locator('figure pre')).toContainText('MUI: Unsupported `teal` color.');
  await expect(page.locator('figure figcaption')).toContainText('@mui/system 6.0.2');
});

test('a code that packages number differently has the message of each', async ({ page }) => {
  await page.goto(`${PAGE}?code=19`);
  await expect(page.locator('figure pre')).toHaveCount(2);
});

test('hostile arguments are text', async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  await page.goto(`${PAGE}?code=9&args[]=${encodeURIComponent(hostile)}`);
  await expect(page.locator('figure pre')).toContainText(hostile);
  await expect(page.locator('figure img, figure script')).toHaveCount(0);
  expect(await page.title()).toContain('Production errors');
  await page.goto(`${PAGE}?code=${encodeURIComponent(hostile)}`);
  await expect(page.getByText('The installed packages have no error <img src=x')).toBeVisible();
});

test('the other states: no code, loading, unknown, failed', async ({ page, allowFaults }) => {
  allowFaults(/production-errors|Failed to load resource|SyntaxError/);
  await page.goto(PAGE);
  await expect(page.getByText('Enter a code, or follow the address')).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/production-errors.json', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${PAGE}?code=8000`);
  await expect(page.getByText('Looking up error 8000')).toBeVisible();
  release();
  await expect(page.getByText('The installed packages have no error 8000')).toBeVisible();
  for (const body of ['not JSON', '[]']) {
    await page.unroute('**/production-errors.json');
    await page.route('**/production-errors.json', (route) => route.fulfill({ body }));
    await page.goto(`${PAGE}?code=9`);
    await expect(page.getByText('The messages could not be loaded.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  }
});

test('with the keyboard: a line of the console is decoded, Back shows what was there before', async ({
  page,
}) => {
  await page.goto(PAGE);
  const field = page.getByLabel('Error code, or the line from the console');
  await field.focus();
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  await page.keyboard.type('nothing of this kind');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(
    'Minified MUI error #9; visit https://mui.com/production-error/?code=9&args[]=teal for the full',
  );
  await page.keyboard.press('Enter');
  await expect(page.locator('figure pre')).toContainText('`teal`');
  await expect(page).toHaveURL(/\?code=9&args\[\]=teal$/);
  await page.goBack();
  await expect(page.locator('figure pre')).toHaveCount(0);
});

test('from right to left, at 320 px and in both modes nothing overflows and axe finds nothing', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await page.setViewportSize({ width: 320, height: 800 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${PAGE}?code=12&args[]=&args[]=${'x'.repeat(400)}`);
    await expect(page.locator('figure pre')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await findViolations(page)).toEqual([]);
  }
});

test('without scripts all messages are listed', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(`${PAGE}?code=9`);
  await expect(page.locator('#error-9')).toContainText('color');
  await expect(page.getByRole('button', { name: 'Show message' })).toBeHidden();
  await context.close();
});
