import { expect, mountDemos, test, waitForDemo } from './test';

const COLOR = '/material-ui/customization/color/#playground';
const DENSITY = '/material-ui/customization/density/';

test('the color playground changes the demos of all pages, and gives the library’s colors back', async ({
  page,
}) => {
  await page.goto(COLOR, { waitUntil: 'networkidle' });
  await waitForDemo(page, 'ColorPreview');
  const getMain = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main').trim(),
    );
  const own = await getMain();
  await page.locator('#primary').fill('#8a2b2b');
  expect(await getMain()).toBe(own);
  await page.getByRole('button', { name: 'Set Docs Colors', exact: true }).click();
  await expect.poll(getMain).toBe('#8a2b2b');
  await expect(page.getByRole('status').filter({ hasText: 'show these colors' })).toBeVisible();
  await page.goto('/material-ui/react-alert/', { waitUntil: 'networkidle' });
  await page.locator('[data-demo-root]').first().scrollIntoViewIfNeeded();
  await expect.poll(getMain).toBe('#8a2b2b');
  await page.goto(COLOR, { waitUntil: 'networkidle' });
  await expect(page.locator('#primary')).toHaveValue('#8a2b2b');
  await page.getByRole('button', { name: 'Reset Docs Colors' }).click();
  await expect.poll(getMain).toBe(own);
});

test('the playground says what is no color, and picks by hue and shade with the keyboard', async ({
  page,
}) => {
  await page.goto(COLOR, { waitUntil: 'networkidle' });
  const field = page.locator('#secondary');
  await field.fill('rgb(0, 0');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('group', { name: 'Secondary' }).getByRole('radio', { name: 'teal' }).check();
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  const picked = await field.inputValue();
  await page.getByRole('group', { name: 'Secondary' }).getByRole('slider').press('ArrowRight');
  await expect(field).not.toHaveValue(picked);
});

test('what is entered before the tool is alive counts', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/**.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(COLOR);
  const secondary = page.getByRole('group', { name: 'Secondary' });
  await page.locator('#primary').fill('#8a2b2b');
  await secondary.getByRole('radio', { name: 'teal' }).check();
  await page.getByRole('button', { name: 'Set Docs Colors', exact: true }).click();
  release();
  await expect(page.getByRole('status').filter({ hasText: 'show these colors' })).toBeVisible();
  await expect(page.locator('#primary')).toHaveValue('#8a2b2b');
  await expect(page.locator('#secondary')).toHaveValue('#009688');
});

test('a broken cookie of colors is ignored', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'paletteColors', value: '%7B"primary":{"main":', url: baseURL ?? '' }]);
  await page.goto(COLOR, { waitUntil: 'networkidle' });
  await expect(page.locator('#primary')).toHaveValue('#1976d2');
});

test('the density tool changes the demo beside it at once, and resets', async ({ page }) => {
  await page.goto(DENSITY, { waitUntil: 'networkidle' });
  await mountDemos(page);
  await waitForDemo(page, 'DensityTable');
  const demo = page.locator('[data-name="DensityTable"]');
  const getHeight = async () => (await demo.boundingBox())?.height ?? 0;
  const before = await getHeight();
  const tool = page.getByRole('region', { name: 'Density of demos' });
  await tool.getByLabel('Dense components').check();
  await tool.getByLabel('Spacing unit in px').fill('3');
  await expect.poll(getHeight).toBeLessThan(before);
  await tool.getByRole('button', { name: 'Reset density' }).click();
  await expect.poll(getHeight).toBe(before);
});
