import type { Page } from '@playwright/test';
import { expectChoicesKept } from './choices';
import { withServices } from './services';
import { expect, goToNextPage, mountDemos, test, waitForDemo } from './test';

const PATH = '/material-ui/react-button/';

// As in a private mode or by a policy: access to storage throws.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse, configurable: true });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse, configurable: true });
    if ('serviceWorker' in navigator) {
      navigator.serviceWorker.register = () =>
        Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    }
  });
  await withServices(page, { docsDomain: 'localhost' });
});

const choose = (page: Page, label: string) =>
  page.getByRole('dialog').getByText(label, { exact: true }).click();

// Each test fails on errors in the console: see `test.ts`.
test('what a reader sets holds for the visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(PATH, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await choose(page, 'Dark');
  await choose(page, 'Right to left');
  await choose(page, 'JavaScript');
  await choose(page, 'pnpm');
  await choose(page, 'Português');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'pt');
  await page.keyboard.press('Escape');
  await expectChoicesKept(page);
  await page.getByRole('button', { name: 'Configurações' }).click();
  await expect(page.getByRole('radio', { name: 'JavaScript' })).toBeChecked();
});

test('copying, demos, search and feedback work', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PATH, { waitUntil: 'networkidle' });
  await mountDemos(page);
  const block = page.locator('.prose .code-block').first();
  await block.hover();
  await block.locator('[data-copy]:visible').first().click();
  await expect(block.getByText('Copied', { exact: true })).toBeVisible();

  const [name = ''] = await page
    .locator('[data-demo-root]:not([data-playground])')
    .evaluateAll((roots) => roots.map((root) => root.getAttribute('data-name') ?? ''));
  await waitForDemo(page, name);

  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Your rating is kept in this browser' }),
  ).toBeVisible();

  await goToNextPage(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Button');
  await page.keyboard.press('/');
  const search = page.getByRole('dialog');
  // The pages of this visit, and results.
  await expect(search.getByRole('option', { name: /Button/ }).first()).toBeVisible();
  await page.keyboard.type('slider');
  await expect(search.getByRole('option').first()).toContainText('Slider');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'No', exact: true })).toHaveAttribute('aria-pressed', 'true');
});
