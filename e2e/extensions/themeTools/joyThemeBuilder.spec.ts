import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../../axe';
import { expect, openAlive, test, waitUntilAlive } from '../../test';

const PATH = '/joy-ui/customization/theme-builder/';
const MATERIAL_PATH = '/material-ui/customization/theme-builder/';

const findTool = (page: Page) => page.getByRole('region', { name: 'Theme builder' });
const findScreen = (page: Page) => findTool(page).locator('[data-preview-scheme]');
const findButton = (page: Page) => findScreen(page).getByRole('button', { name: 'Add task' });
const findBase = (page: Page) => findTool(page).getByRole('textbox', { name: 'primary.base', exact: true });

const getColor = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);

test('a base color changes preview, contrast and code, and a link restores it', async ({ page, context }) => {
  await openAlive(page, PATH);
  await expect(findButton(page)).toHaveCSS('background-color', 'rgb(11, 107, 203)');
  await findBase(page).fill('#8a1c4f');
  await expect.poll(() => getColor(findButton(page))).toBe('rgb(138, 28, 79)');

  await findTool(page).getByRole('tab', { name: 'Code' }).click();
  await expect(findTool(page).getByLabel('theme.ts')).toContainText("500: '#8a1c4f'");
  await expect(findTool(page).getByLabel('App.tsx')).toContainText('<CssVarsProvider theme={theme}');

  await findTool(page).getByRole('tab', { name: 'Contrast' }).click();
  await expect(findTool(page).getByText('primary.solidColor on primary.solidBg')).toBeVisible();
  await findBase(page).fill('#ffd54f');
  await expect(findTool(page).getByRole('status')).toHaveText(
    /Too little contrast for text: \d+ pairs in light/,
  );
  await findTool(page)
    .getByRole('button', { name: /\(primary\.solidColor on primary\.solidBg\)/ })
    .click();
  await expect(
    findTool(page).getByRole('button', { name: /\(primary\.solidColor on primary\.solidBg\)/ }),
  ).toHaveCount(0);
  await expect(page).toHaveURL(/\?theme=1\./);

  const copyLink = findTool(page).getByRole('button', { name: 'Copy link' });
  const link = (await copyLink.getAttribute('data-copy-value')) ?? '';
  await expect(page).toHaveURL(link);
  await findTool(page).getByRole('tab', { name: 'Preview' }).click();
  const color = await getColor(findButton(page));
  const other = await context.newPage();
  await other.goto(link);
  await expect.poll(() => getColor(findButton(other))).toBe(color);
  await expect(findBase(other)).toHaveValue('#ffd54f');
});

test('the dark scheme and the direction are those of the preview', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await openAlive(page, PATH);
  await expect(findScreen(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(findScreen(page)).toHaveAttribute('dir', 'rtl');
  await findTool(page).getByRole('radio', { name: 'Dark' }).check();
  await expect(findScreen(page)).toHaveCSS('background-color', 'rgb(0, 0, 0)');
});

test('a link of the other builder opens the defaults', async ({ page }) => {
  await openAlive(page, MATERIAL_PATH);
  await findTool(page).getByRole('button', { name: 'Orchard' }).click();
  const copyLink = findTool(page).getByRole('button', { name: 'Copy link' });
  const link = new URL((await copyLink.getAttribute('data-copy-value')) ?? '');
  await page.goto(PATH + link.search);
  await waitUntilAlive(page);
  await expect(findTool(page).getByRole('button', { name: 'Defaults' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(findButton(page)).toHaveCSS('background-color', 'rgb(11, 107, 203)');
});

for (const view of ['Preview', 'Contrast', 'Code']) {
  test(`the view ${view} has no accessibility violation`, async ({ page }) => {
    await openAlive(page, PATH);
    await findTool(page).getByRole('tab', { name: view }).click();
    await findTool(page).getByRole('button', { name: 'Lagoon' }).click();
    await expect(findTool(page).getByRole('status')).toHaveText(/enough contrast/);
    expect(await findViolations(page)).toEqual([]);
  });
}
