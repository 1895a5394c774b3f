import type { Page } from '@playwright/test';
import { expect, mountDemos, test, waitForDemo } from './test';

const DEMOS = '/experiments/docs/demos/';

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await expect(drawer).toBeVisible();
  return drawer;
}

/** The radio inputs are drawn over by their labels: a reader presses the label. */
const choose = (page: Page, label: string) => page.getByText(label, { exact: true }).click();

test('the drawer holds every group, takes the focus and gives it back', async ({ page }) => {
  await page.goto(DEMOS, { waitUntil: 'networkidle' });
  const drawer = await openSettings(page);
  for (const name of ['Mode', 'Direction', 'Language', 'Code', 'Styling of demos', 'Package manager']) {
    await expect(drawer.getByRole('group', { name, exact: true })).toBeVisible();
  }
  await expect(drawer.getByLabel('Dense components')).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Choose colors' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
});

test('the drawer opens again in the very moment in which it closes', async ({ page }) => {
  await page.goto(DEMOS, { waitUntil: 'networkidle' });
  const drawer = await openSettings(page);
  // Before the browser has said that the dialog closed.
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('dialog[open] [aria-label="Close the settings"]')?.click();
    await Promise.resolve();
    document.querySelector<HTMLElement>('[aria-label="Settings"]')?.click();
  });
  await expect(drawer.getByRole('group', { name: 'Direction' })).toBeInViewport();
});

test('the mode is chosen with the keyboard alone, shown at once and in other tabs', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(DEMOS, { waitUntil: 'networkidle' });
  const other = await context.newPage();
  await other.goto(DEMOS, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  await page.getByRole('radio', { name: 'System', exact: true }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  for (const tab of [page, other]) {
    await expect(tab.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    await expect(tab.locator('body')).toHaveClass(/mode-dark/);
  }
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
});

test('direction and density change the demos without losing what was typed', async ({ page }) => {
  await page.goto(DEMOS, { waitUntil: 'networkidle' });
  await mountDemos(page);
  await waitForDemo(page, 'StretchedField');
  const field = page.getByLabel('Station');
  await field.fill('South mole');
  const height = async () => (await page.locator('#CounterButton button').first().boundingBox())?.height ?? 0;
  const before = await height();
  await openSettings(page);
  await choose(page, 'Right to left');
  await page.getByLabel('Dense components').check();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('pre:visible').first()).toHaveCSS('direction', 'ltr');
  await expect(field).toHaveValue('South mole');
  const label = page.locator('#StretchedField label');
  await expect(label).toHaveCSS('right', '0px');
  await expect.poll(height).toBeLessThan(before);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  // What the server rendered is not what the reader has set: demos hydrate by themselves.
  await waitForDemo(page, 'StretchedField');
  await expect(label).toHaveCSS('right', '0px');
});

test('broken and hostile cookies change nothing', async ({ page, context, baseURL }) => {
  const url = baseURL ?? '';
  await context.addCookies([
    { name: 'paletteColors', value: '{"primary":{"main":"url(javascript:1)"}', url },
    { name: 'codeVariant', value: '<script>', url },
    { name: 'codeStyling', value: '%E0%A4%A', url },
  ]);
  await page.goto(DEMOS, { waitUntil: 'networkidle' });
  await mountDemos(page);
  await waitForDemo(page, 'CounterButton');
  const drawer = await openSettings(page);
  await expect(drawer.getByRole('radio', { name: 'TypeScript' })).toBeChecked();
  await expect(drawer.getByRole('radio', { name: 'MUI System' })).toBeChecked();
});

test('cookies live for a year and for this site only', async ({ page, context }) => {
  await page.goto(DEMOS, { waitUntil: 'networkidle' });
  await openSettings(page);
  await choose(page, 'JavaScript');
  const cookie = (await context.cookies()).find(({ name }) => name === 'codeVariant');
  expect(cookie).toMatchObject({ value: 'JS', path: '/', sameSite: 'Lax' });
  const inAYear = Date.now() / 1000 + 31_536_000;
  expect(Math.abs((cookie?.expires ?? 0) - inAYear)).toBeLessThan(120);
});

test("opening someone's link to JavaScript does not change what is stored", async ({ page, context }) => {
  // The network of a page whose frame is in sight is never called idle, now and then.
  await page.goto(`${DEMOS}#CounterButton.js`);
  await mountDemos(page);
  await waitForDemo(page, 'CounterButton');
  const drawer = await openSettings(page);
  await expect(drawer.getByRole('radio', { name: 'JavaScript' })).toBeChecked();
  expect((await context.cookies()).some(({ name }) => name === 'codeVariant')).toBe(false);
});
