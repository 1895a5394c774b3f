import { chromium } from '@playwright/test';
import { WHOLE_BROWSER } from './browsers';
import { expect, test, waitUntilAlive } from './test';

// First actions that Chromium without a window does not have: on a page of the back/forward cache, and with a pointer
// that has been nowhere before.
test.use(WHOLE_BROWSER);

const BUTTON = '/material-ui/react-button/';
const INSTALLATION = '/material-ui/getting-started/installation/';

test('a page from the back/forward cache works on', async ({ baseURL }) => {
  // Playwright's own browser has that cache off.
  const browser = await chromium.launch({
    ...WHOLE_BROWSER.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL, colorScheme: 'light' });
  await page.goto(BUTTON, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto(INSTALLATION, { waitUntil: 'networkidle' });
  // `goBack` waits for a load, and there is none.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(BUTTON);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
  await page.getByRole('button', { name: /^Mode: / }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await browser.close();
});

test('a pointer that rests over a page is no action', async ({ page }) => {
  await page.goto(BUTTON, { waitUntil: 'networkidle' });
  // The browser knows no earlier place of the pointer, so that this movement has the length 0, like those that it
  // reports when the layout changes under the pointer.
  await page.mouse.move(300, 300);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.locator('script[src*="/_next/static/chunks/"]')).toHaveCount(0);
  await page.mouse.move(301, 300);
  await waitUntilAlive(page);
});
