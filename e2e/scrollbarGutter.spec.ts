import config from '../playwright.config';
import { openDialogForm } from './dialogForm';
import { expect, mountDemos, openAlive, test } from './test';

// Scroll bars that take room, as on Windows.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('a dialog’s backdrop covers the place of the scroll bar, and the page stays where it is', async ({
  page,
}) => {
  await page.goto('/material-ui/react-dialog/');
  await mountDemos(page);
  const demo = page.locator('figure[id]').first();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('[data-demo-root]')).toHaveAttribute('data-demo-root', 'hydrated');
  const button = demo.locator('[data-demo-root] button').first();
  const before = await button.boundingBox();
  await button.click();
  const backdrop = page.locator('.MuiBackdrop-root');
  await expect(backdrop).toBeVisible();
  const width = await backdrop.evaluate((element) => element.getBoundingClientRect().width);
  expect(width).toBe(await page.evaluate(() => window.innerWidth));
  expect(await button.boundingBox()).toEqual(before);
});

test('the frame of an edited demo has no room for a scroll bar that it has not', async ({ page }) => {
  const result = await openDialogForm(
    page,
    `import Dialog from '@mui/material/Dialog';

export default function Open() {
  return <Dialog open>Edited</Dialog>;
}
`,
  );
  const backdrop = result.locator('.MuiBackdrop-root');
  await expect(backdrop).toBeVisible();
  const [covered, all] = await backdrop.evaluate((element) => [
    element.getBoundingClientRect().width,
    window.innerWidth,
  ]);
  expect(covered).toBe(all);
});

for (const width of [320, 1280]) {
  test(`at ${width} px four choices of the settings are one row beside the scroll bar`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAlive(page, '/material-ui/react-dialog/');
    await page.getByRole('button', { name: 'Settings' }).click();
    const options = page.getByRole('group', { name: 'Package manager' }).locator('label');
    await expect(options).toHaveText(['npm', 'pnpm', 'yarn', 'bun']);
    const dialog = page.getByRole('dialog');
    expect(await dialog.evaluate((one: HTMLElement) => one.offsetWidth - one.clientWidth)).toBeGreaterThan(
      10,
    );
    const tops = await options.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const overflows = await dialog.evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(overflows).toBe(0);
  });
}
