import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../../axe';
import { watchLayoutShift } from '../../layoutShift';
import { expect, mountDemos, openAlive, test, waitUntilAlive } from '../../test';

const PATH = '/material-ui/customization/theme-builder/';

const findTool = (page: Page) => page.getByRole('region', { name: 'Theme builder' });
const findScreen = (page: Page) => findTool(page).locator('[data-preview-scheme]');
const findButton = (page: Page) => findScreen(page).getByRole('button', { name: 'Save order' });
const findField = (page: Page, path: string) =>
  findTool(page).getByRole('textbox', { name: path, exact: true });

const getColor = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);

test('a color that is typed by keyboard changes preview, contrast and code, and no demo theme', async ({
  page,
}) => {
  await openAlive(page, PATH);
  const pageColor = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await findField(page, 'primary.main').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('rgb(255, 213, 79)');
  await expect.poll(() => getColor(findButton(page))).toBe('rgb(255, 213, 79)');
  await expect(findTool(page).getByRole('status')).toHaveText(
    /Too little contrast for text: 6 pairs in light/,
  );
  // From the field back to the tabs.
  await findTool(page).getByRole('tab', { name: 'Preview' }).focus();
  await page.keyboard.press('End');
  await expect(findTool(page).getByRole('tab', { name: 'Code' })).toBeFocused();
  await expect(findTool(page).getByLabel('theme.ts')).toContainText("primary: { main: '#ffd54f' }");
  await findTool(page).getByRole('radio', { name: 'JavaScript' }).check();
  await expect(findTool(page).getByLabel('theme.js')).not.toContainText('import type');
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
    pageColor,
  );
  const leaked = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--preview-palette-primary-main'),
  );
  expect(leaked).toBe('');
});

test('the shades of a color stand beside its name, in the flow of its group', async ({ page }) => {
  await page.goto(PATH);
  const groups = findTool(page).getByRole('group', {
    name: /^(primary|secondary|error|warning|info|success)$/,
  });
  await expect(groups).toHaveCount(6);
  for (const group of await groups.all()) {
    const [name, shades] = [await group.locator('div > code').first().boundingBox(), group.getByText('Aa')];
    const [ramp, field] = [await shades.boundingBox(), await group.locator('label').first().boundingBox()];
    if (!name || !ramp || !field) throw new Error('A group lacks a part.');
    expect(ramp.x).toBeGreaterThan(name.x + name.width);
    expect(ramp.y + ramp.height).toBeLessThanOrEqual(field.y);
    // No engine lays out what is out of the flow, or a legend, as the others do.
    await expect(shades.locator('xpath=..')).toHaveCSS('position', 'static');
    await expect(group.locator('legend')).toHaveCSS('position', 'absolute');
  }
});

test('what is no color stays in the field, and says what would be one', async ({ page }) => {
  await openAlive(page, PATH);
  const before = await getColor(findButton(page));
  const field = findField(page, 'primary.main');
  await field.fill('#12345680');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/opaque/);
  expect(await getColor(findButton(page))).toBe(before);
  await field.fill('hsl(0, 100%, 25%)');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect.poll(() => getColor(findButton(page))).toBe('rgb(128, 0, 0)');
});

test('a link opens the same theme, and reset and undo go away and back', async ({ page, context }) => {
  await openAlive(page, PATH);
  await findTool(page).getByRole('button', { name: 'Berry' }).click();
  await findTool(page).getByRole('tab', { name: 'Shape' }).click();
  await findTool(page).getByRole('slider', { name: 'Border radius' }).press('Home');
  const copyLink = findTool(page).getByRole('button', { name: 'Copy link' });
  await expect(findButton(page)).toHaveCSS('border-radius', '0px');
  const link = (await copyLink.getAttribute('data-copy-value')) ?? '';
  await expect(page).toHaveURL(link);

  const other = await context.newPage();
  await other.goto(link);
  // Both: the first one may still be changing its color.
  await expect
    .poll(async () => (await getColor(findButton(other))) === (await getColor(findButton(page))))
    .toBe(true);
  await expect(findButton(other)).toHaveCSS('border-radius', '0px');
  await other.close();

  await findTool(page).getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page).toHaveURL(PATH);
  await findTool(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(link);
  await findTool(page).getByRole('button', { name: 'Undo' }).click();
  await expect(findTool(page).getByRole('button', { name: 'Berry' })).toHaveAttribute('aria-pressed', 'true');
  await findTool(page).getByRole('button', { name: 'Redo' }).click();
  await expect(page).toHaveURL(link);
});

test('coming back to the page brings the theme back', async ({ page }) => {
  await openAlive(page, PATH);
  await findTool(page).getByRole('button', { name: 'Ledger' }).click();
  await expect(page).toHaveURL(/\?theme=1\./);
  await expect.poll(() => getColor(findButton(page))).toBe('rgb(27, 33, 38)');
  await page.getByRole('main').getByRole('link', { name: 'Palette' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Palette' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => getColor(findButton(page))).toBe('rgb(27, 33, 38)');
});

for (const theme of [
  '1.<img src=x onerror=alert(1)>',
  '1.N4IgtgpgLglg5gZwAQDsYRAGhAExgZQBc4AHCfEAXwBoQAjAQwCd8qg',
  '9.AAAA',
  `1.${'A'.repeat(7000)}`,
]) {
  test(`a made-up link is harmless: ${theme.slice(0, 24)}`, async ({ page }) => {
    await page.goto(`${PATH}?theme=${encodeURIComponent(theme)}`);
    await waitUntilAlive(page);
    await expect(findButton(page)).toHaveCSS('background-color', 'rgb(25, 118, 210)');
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    await findField(page, 'primary.main').fill('#800000');
    await expect(page).toHaveURL(/\?theme=1\.[\w%+$-]+$/);
    await expect.poll(() => getColor(findButton(page))).toBe('rgb(128, 0, 0)');
  });
}

test('the builder opens in the reader’s mode, without a flash of the other, and follows it until a scheme is chosen', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const screen = document.querySelector('[data-preview-scheme]');
      if (screen?.checkVisibility({ visibilityProperty: true })) {
        seen.add(screen.getAttribute('data-preview-scheme') ?? '');
      }
      requestAnimationFrame(look);
    };
    look();
  });
  // No action: the page is only opened.
  await page.goto(PATH);
  await expect(findTool(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(findScreen(page)).toBeVisible();
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(['dark']);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(findTool(page).getByRole('radio', { name: 'Light' })).toBeChecked();
  await findTool(page).getByRole('radio', { name: 'Dark' }).check();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(findTool(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('the dark scheme is shown and edited whatever the page’s mode is', async ({ page }) => {
  await openAlive(page, PATH);
  await findTool(page).getByRole('radio', { name: 'Dark' }).check();
  await expect(findScreen(page)).toHaveCSS('background-color', 'rgb(18, 18, 18)');
  await expect(findField(page, 'primary.main')).toHaveValue('#90caf9');
  await findField(page, 'background.default').fill('#001122');
  await expect(findScreen(page)).toHaveCSS('background-color', 'rgb(0, 17, 34)');
  await findTool(page).getByRole('radio', { name: 'Light' }).check();
  await expect(findScreen(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('a fix makes a pair pass', async ({ page }) => {
  await openAlive(page, PATH);
  await findTool(page).getByRole('tab', { name: 'Contrast' }).click();
  const status = findTool(page).getByRole('status');
  await expect(status).toHaveText(/5 pairs in light/);
  await findTool(page)
    .getByRole('button', { name: /warning\.contrastText on warning\.main/ })
    .click();
  await expect(status).not.toHaveText(/5 pairs in light/);
  await expect(findField(page, 'warning.main')).toHaveValue('#bf5701');
});

test('before the reader acts the preview stands, and hardly anything moves when the tool comes alive', async ({
  page,
}) => {
  const readShifts = await watchLayoutShift(page);
  await page.goto(PATH, { waitUntil: 'networkidle' });
  await expect(findButton(page)).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  await mountDemos(page, 2, 790);
  await waitUntilAlive(page);
  await page.waitForLoadState('networkidle');
  const shifts = (await readShifts()) as { share: number }[];
  const sum = shifts.reduce((total, { share }) => total + share, 0);
  // The typeface of the preview comes: its letters differ by more than their average.
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.0005);
});

test('from right to left the controls are on the right, and the preview is mirrored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await openAlive(page, PATH);
  const controls = await findField(page, 'primary.main').boundingBox();
  const screen = await findScreen(page).boundingBox();
  expect(controls?.x).toBeGreaterThan(screen?.x ?? Infinity);
  await expect(findScreen(page)).toHaveAttribute('dir', 'rtl');
  await findTool(page).getByRole('tab', { name: 'Colors' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(findTool(page).getByRole('tab', { name: 'Type' })).toBeFocused();
});

test('a phone shows one view at a time, and the page is never wider', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openAlive(page, PATH);
  await expect(findButton(page)).toBeHidden();
  for (const view of ['Edit', 'Preview', 'Contrast', 'Code']) {
    await findTool(page).getByRole('tab', { name: view }).click();
    await expect(findTool(page).getByRole('tab', { name: view })).toHaveAttribute('aria-selected', 'true');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, view).toBeLessThanOrEqual(0);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const view of ['Preview', 'Contrast', 'Code']) {
    test(`the view ${view} in ${colorScheme} has no accessibility violation`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openAlive(page, PATH);
      await findTool(page).getByRole('tab', { name: view }).click();
      await findTool(page).getByRole('button', { name: 'Harbor' }).click();
      await expect(findTool(page).getByRole('status')).toHaveText(/enough contrast/);
      expect(await findViolations(page)).toEqual([]);
    });
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to write the theme by hand', async ({ page }) => {
    await page.goto(PATH);
    await expect(findTool(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Options by hand' })).toBeVisible();
    await expect(page.getByText('colorSchemes: {')).toBeVisible();
  });
});
