import { expect, test } from './test';

const ALONE = '/demos/experiments/demos/TypedTide/';

test('a demo has a page of its own: no frame, the reader’s theme, nothing for search engines', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('mui-mode', 'dark');
    localStorage.setItem('docs-direction', 'rtl');
  });
  await page.goto(ALONE);
  await expect(page).toHaveTitle('Typed tide - Demos');
  await expect(page.locator('[data-name="TypedTide"]')).toHaveAttribute('data-demo-root', 'alive');
  await page.getByRole('button', { name: 'Flood' }).click();
  await expect(page.getByRole('button', { name: 'Flood' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('a demo in an iframe has a title, works, and follows mode and direction at once', async ({ page }) => {
  await page.goto('/experiments/docs/demos/');
  const frame = page.frameLocator('iframe[title="Demo: Framed lock"]');
  await page.locator('#FramedLock').scrollIntoViewIfNeeded();
  await frame.getByRole('button', { name: 'Open the lock' }).click();
  await expect(frame.getByText('The lock is open')).toBeVisible();
  const root = frame.locator('html');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Dark', { exact: true }).click();
  await expect(root).toHaveAttribute('data-mui-color-scheme', 'dark');
  await page.getByText('Right to left', { exact: true }).click();
  await expect(root).toHaveAttribute('dir', 'rtl');
  await page.keyboard.press('Escape');
  await page.locator('#FramedLock').getByRole('button', { name: 'Reset the demo' }).click();
  await expect(frame.getByText('The lock is open')).toHaveCount(0);
});
