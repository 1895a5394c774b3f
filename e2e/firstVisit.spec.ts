import { startDeployment } from './deployment';
import { watchLayoutShift } from './layoutShift';
import { expect, test } from './test';

const BUTTON = '/material-ui/react-button/';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('text, code, demos and all links of the menu are there', async ({ page }) => {
    await page.goto(BUTTON);
    await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
    const code = page.locator('pre', { hasText: "import Button from '@mui/material/Button'" });
    await expect(code.first()).toBeVisible();
    await expect(page.locator('[data-demo-root] button').first()).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'documentation' });
    await expect(menu.locator('a[href="/material-ui/getting-started/installation/"]')).toBeAttached();
  });

  test('a menu link leads to its page', async ({ page }) => {
    await page.goto(BUTTON);
    await page
      .getByRole('navigation', { name: 'documentation' })
      .getByRole('link', { name: 'Alert' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Alert' })).toBeVisible();
  });

  test('all package managers are readable', async ({ page }) => {
    await page.goto('/material-ui/getting-started/installation/');
    await expect(page.locator('[data-panel="pnpm"]').first()).toBeVisible();
  });
});

test('the head tells what the page is', async ({ page }) => {
  await page.goto(BUTTON);
  await expect(page).toHaveTitle('Button - Material UI');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /^https:\/\/.+\/material-ui\/react-button\/$/,
  );
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.+/);
  await expect(page.locator('meta[name="mui:productId"]')).toHaveAttribute('content', 'material-ui');
  await expect(page.locator('meta[name="mui:productCategoryId"]')).toHaveAttribute('content', 'core');
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Button - Material UI');
});

test('a page of no product says null', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('meta[name="mui:productId"]')).toHaveAttribute('content', 'null');
});

test('internal pages ask not to be indexed', async ({ page }) => {
  await page.goto('/experiments/docs/markdown/');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('an unknown path shows pages with a similar address', async ({ page, baseURL }) => {
  const faults = page.waitForEvent('console');
  const response = await page.request.get(`${baseURL}/material-ui/react-buton/`);
  expect(response.status()).toBe(404);
  await page.route('**/material-ui/react-buton/', async (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: await response.text() }),
  );
  faults.catch(() => undefined);
  await page.goto('/material-ui/react-buton/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Button - Material UI', exact: true }),
  ).toBeVisible();
});

test.describe('over a connection that pauses', () => {
  // The site stands on another origin here than the other tests expect.
  test.use({ baseURL: 'http://localhost' });

  for (const [part, path, pause] of [
    ['header', BUTTON, 'aria-label="Settings"'],
    ['toolbar of a demo', '/base-ui/react-tabs/', 'data-action="reset-focus"'],
    ['line of code', '/material-ui/api/button/', '<pre'],
    ['label of a playground', BUTTON, 'Place order</button>'],
    ['copy button', BUTTON, '<kbd class="copy-key"'],
    ['panel', '/', 'Morning train'],
    ['hero', '/material-ui/', 'Coffee beans'],
    ['line that has only begun', '/material-ui/api/button/', '<span class="t-keyword">import'],
  ] as const) {
    test(`half a ${part} is never painted: nothing moves when the rest comes`, async ({ page }) => {
      const site = await startDeployment(`http://localhost:${process.env.PORT ?? 3210}`);
      site.pauseBefore(pause);
      const readShift = await watchLayoutShift(page);
      await page.goto(site.url + path);
      await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      expect(await readShift()).toEqual([]);
      site.close();
    });
  }
});

test('the bar on top fits the narrowest phones, in either direction', async ({ page }) => {
  for (const direction of ['ltr', 'rtl']) {
    await page.addInitScript((dir) => localStorage.setItem('docs-direction', dir), direction);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(BUTTON);
      const bar = page.getByRole('banner');
      expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      const button = await page.getByRole('button', { name: 'Settings' }).boundingBox();
      expect(button?.x).toBeGreaterThanOrEqual(0);
      expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
});

test('fonts come from the site and everything fits at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    '/',
    BUTTON,
    '/material-ui/react-table/',
    '/experiments/docs/markdown/',
    '/versions/',
    '/licenses/',
  ]) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
