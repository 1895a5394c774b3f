import type { Page } from '@playwright/test';
import { expect, test } from './test';

const BUTTON = '/material-ui/react-button/';
const PHONE = { width: 390, height: 844 };
/** What 1280 px are at 200 % zoom. */
const ZOOMED = { width: 640, height: 400 };

const getModeButton = (page: Page) => page.getByRole('button', { name: /^Mode: / });

const getTocLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Page table of contents' }).getByRole('link', { name, exact: true });

for (const width of [320, 390, 640, 1280]) {
  test(`at ${width} px one press changes the mode, and says so`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(BUTTON, { waitUntil: 'networkidle' });
    const button = getModeButton(page);
    await expect(button).toHaveAccessibleName('Mode: system');
    for (const [mode, scheme] of [
      ['dark', 'dark'],
      ['light', 'light'],
      ['system', 'light'],
    ] as const) {
      await button.click();
      await expect(button).toHaveAccessibleName(`Mode: ${mode}`);
      await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', scheme);
      await expect(page.locator('#announcer')).toHaveText(`Mode: ${mode}`);
      expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe(mode);
    }
  });
}

test('settings and other tabs follow the mode button', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(BUTTON, { waitUntil: 'networkidle' });
  const other = await context.newPage();
  await other.goto(BUTTON, { waitUntil: 'networkidle' });
  await getModeButton(page).press('Enter');
  await expect(other.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(getModeButton(other)).toHaveAccessibleName('Mode: dark');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('radio', { name: 'Dark', exact: true })).toBeChecked();
});

test.describe('while no script file has arrived', () => {
  for (const mode of ['light', 'dark', 'system']) {
    test(`the button shows the stored mode ${mode}`, async ({ page }) => {
      await page.addInitScript((stored) => localStorage.setItem('mui-mode', stored), mode);
      await page.route(/\.js(\?|$)/, () => {});
      await page.goto(BUTTON, { waitUntil: 'commit' });
      await expect(getModeButton(page)).toHaveAccessibleName(`Mode: ${mode}`);
    });
  }
});

test('on a phone header and bar are slim, and hide neither anchors nor the focus', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(BUTTON);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const contents = page.getByRole('button', { name: 'On this page' });
  await page.evaluate(() => scrollTo(0, 1500));
  for (const button of [menu, contents]) {
    const box = await button.boundingBox();
    expect(box?.y).toBeGreaterThan(40);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(100);
  }
  await contents.click();
  await getTocLink(page, 'Accessibility').click();
  const heading = page.locator('#accessibility');
  await expect(heading).toBeInViewport();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  const bottom = await contents.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(bottom);
  // Back with the keyboard: nothing that has the focus is below the bars.
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const edge = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    const isInHeader = await page.evaluate(() => Boolean(document.activeElement?.closest('header')));
    if (!isInHeader) expect(edge).toBeGreaterThanOrEqual(bottom - 1);
  }
});

test('on a phone the skip link is in front of the bars', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(BUTTON);
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to content' });
  await expect(link).toBeFocused();
  await link.click();
  await expect(page.locator('#main-content')).toBeFocused();
});

test('the home page has no second bar', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  const top = await page.locator('#main-content').evaluate((main) => main.getBoundingClientRect().top);
  expect(top).toBeLessThan(100);
});

for (const viewport of [PHONE, ZOOMED]) {
  test(`at ${viewport.width} px the open menu keeps the focus and gives it back`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(BUTTON, { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.locator('#navigation');
    const hasFocus = () => menu.evaluate((element) => element.contains(document.activeElement));

    await button.press('Enter');
    await expect.poll(hasFocus).toBe(true);
    await expect(menu.getByRole('link', { name: 'Button', exact: true })).toBeFocused();
    // Out of the document and back in: the focus is on nothing of the page behind.
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer'))).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await expect.poll(hasFocus).toBe(true);
    await page.mouse.wheel(0, 600);
    await page.mouse.click(viewport.width - 10, viewport.height - 20);
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('main').locator('xpath=ancestor-or-self::*[@inert]')).toHaveCount(0);
  });
}

test('the search that is opened over the menu gives the focus to the menu’s button', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(BUTTON, { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.click();
  await expect(page.locator('header[inert]')).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('a link of the phone’s menu closes it and moves the focus to the new page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(BUTTON, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.locator('#navigation');
  await menu.getByRole('link', { name: 'Alert', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alert');
  await expect(menu).toBeHidden();
  await expect(page.locator('#main-content')).toBeFocused();
});

test('an open menu becomes the column of a wide window, and the page is free', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(BUTTON, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('header[inert]')).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.locator('#navigation')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('menu and contents open, and no dead button is shown', async ({ page }) => {
    await page.goto(BUTTON);
    await page.getByRole('button', { name: 'On this page' }).click();
    await expect(getTocLink(page, 'Accessibility')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('#navigation').getByRole('link', { name: 'Alert', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alert');
    await expect(page.locator('[data-switches-mode]')).toBeHidden();
  });
});
