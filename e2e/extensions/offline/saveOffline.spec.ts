// Not the site's own `test`: requests that fail offline log errors.
import { expect, test, type Page } from '@playwright/test';
import { startDeployment, type Deployment } from '../../deployment';
import { openAlive, waitForDemo } from '../../test';
import { withServices } from '../../services';

/** The smallest product, its landing, and a page with a demo that no test visits before it is offline. */
const PRODUCT = 'MUI System';
const LANDING = '/system/';
const UNSEEN = '/system/react-box/';

/** Opens a landing under the control of the worker, on a host of the docs domain. */
async function openControlled(page: Page, origin = ''): Promise<void> {
  await withServices(page, { docsDomain: 'localhost' });
  await openAlive(page, origin + LANDING);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await openAlive(page, origin + LANDING);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save for offline', exact: true }).click();
  await page.getByRole('button', { name: `Save ${PRODUCT} for offline` }).click();
}

const getRemoval = (page: Page) => page.getByRole('button', { name: `Remove ${PRODUCT} from this device` });

/** Not the live region, which keeps what it has announced. */
const getBar = (page: Page) => page.locator('p').filter({ hasText: /^You are offline/ });

const listCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => /product|saved/.test(name)));

test('a product that was saved on its landing is there offline: pages never visited, demos and search', async ({
  page,
  context,
}) => {
  await openControlled(page);
  await save(page);
  await expect(getRemoval(page)).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);
  await openAlive(page, UNSEEN);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Box');
  await waitForDemo(page, (await page.locator('[data-demo-root]').first().getAttribute('data-name')) ?? '');
  await expect(getBar(page)).toHaveText('You are offline. This is the saved copy of this page.');

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('box component');
  await expect(
    page.getByRole('dialog', { name: 'Search' }).getByRole('option', { selected: true }),
  ).toContainText('Box');
  await page.keyboard.press('Escape');

  await page.goto('/joy-ui/react-button/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await page.getByText(`${PRODUCT}: all pages`).click();
  await page.getByRole('link', { name: 'Box', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Box');

  await context.setOffline(false);
  await expect(getBar(page)).toHaveCount(0);
  await openAlive(page, LANDING);
  await getRemoval(page).click();
  await expect(page.getByRole('button', { name: `Save ${PRODUCT} for offline` })).toBeVisible();
  expect(await listCaches(page)).toEqual([]);
});

const getOffer = (page: Page) => page.getByRole('button', { name: /^Save/ });

test('where there is no worker, nothing is offered: not before the reader acts, and not after', async ({
  page,
}) => {
  for (const domain of ['', 'example.com']) {
    await withServices(page, { docsDomain: domain });
    await page.goto(LANDING);
    await expect(getOffer(page)).toHaveCount(0);
    await openAlive(page, LANDING);
    await expect(getOffer(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('group', { name: 'Package manager' })).toBeVisible();
    await expect(getOffer(page)).toHaveCount(0);
  }
});

for (const refused of ['workers', 'caches']) {
  test(`a browser that refuses ${refused} offers nothing`, async ({ page }) => {
    await page.addInitScript((what) => {
      const refuse = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
      if (what === 'workers') navigator.serviceWorker.register = refuse;
      else Object.assign(CacheStorage.prototype, { keys: refuse, open: refuse });
    }, refused);
    await withServices(page, { docsDomain: 'localhost' });
    await openAlive(page, LANDING);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('group', { name: 'Package manager' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(getOffer(page)).toHaveCount(0);
  });
}

test('a device without room is told at once', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 1_000_000, usage: 500_000 });
  });
  await openControlled(page);
  await page.getByRole('button', { name: 'Save for offline', exact: true }).click();
  await expect(page.locator('main').getByText('There is not enough room on this device.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Save ${PRODUCT} for offline` })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a browser without room says so and keeps nothing of the product', async ({ page }) => {
  await openControlled(page);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.evaluate(() => {
    const { put } = Cache.prototype;
    Cache.prototype.put = function (request, response) {
      const isScript = /\.js$/.test(String(request));
      return isScript
        ? Promise.reject(new DOMException('Full', 'QuotaExceededError'))
        : put.call(this, request, response);
    };
  });
  await save(page);
  await expect(page.locator('main').getByText('There is not enough room on this device.')).toBeVisible();
  expect(await listCaches(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test.describe('a new deployment', () => {
  let site: Deployment;
  test.beforeEach(async ({ baseURL }) => {
    site = await startDeployment(baseURL ?? '');
  });
  test.afterEach(() => site.close());

  test('replaces the saved version once it is complete', async ({ page }) => {
    await openControlled(page, site.url);
    await save(page);
    await expect(getRemoval(page)).toBeVisible({ timeout: 60_000 });
    const before = (await listCaches(page)).find((name) => name.includes('system'));
    const change = (text: string) => text.replaceAll(before?.split('-').at(-1) ?? '', 'abcdef0123456789');
    for (const file of ['index', 'system']) {
      const path = `/offline/${file}.json`;
      site.deploy(path, change(await (await page.request.get(site.url + path)).text()));
    }
    await openAlive(page, site.url + LANDING);
    await expect
      .poll(async () => (await listCaches(page)).sort())
      .toEqual(['atlas-product-system-abcdef0123456789', 'atlas-saved-files']);
    await expect(getRemoval(page)).toBeVisible();
  });
});
