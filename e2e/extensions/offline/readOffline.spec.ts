// Not the site's own `test`: requests that fail offline log errors.
import { expect, test as bare, type Page } from '@playwright/test';
import { withServices } from '../../services';
import { test, waitUntilAlive } from '../../test';

const BUTTON = '/material-ui/react-button/';
const INSTALLATION = '/material-ui/getting-started/installation/';

/** Opens a page of a deployment whose docs domain is this host, and does nothing else there. */
async function read(page: Page, path: string): Promise<void> {
  await withServices(page, { docsDomain: 'localhost' });
  await page.goto(path);
}

/** Waits until a page is kept with all files of this site that its document names. */
async function waitUntilKept(page: Page, path: string): Promise<void> {
  const listMissing = () =>
    page.evaluate(async (address) => {
      const document = await caches.match(location.origin + address);
      const html = (await document?.text()) ?? '';
      const files = [...html.matchAll(/"(\/_next\/static\/[^"]+)"/g)].map(([, file]) => String(file));
      const isMissing = await Promise.all(files.map(async (file) => !(await caches.match(file))));
      return files.length === 0 ? [address] : files.filter((_, index) => isMissing[index]);
    }, path);
  await expect.poll(listMissing).toEqual([]);
}

/** Nobody has acted, and so the framework has not started. */
async function expectUntouched(page: Page): Promise<void> {
  await expect(page.locator('html[data-interacted], script[src*="/_next/static/chunks/"]')).toHaveCount(0);
}

const countRegistrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

bare('the first page that a reader opens, and only reads, can be read offline', async ({ page, context }) => {
  await page.addInitScript(() =>
    document.addEventListener('atlas:hydrated', () =>
      document.documentElement.setAttribute('data-alive', ''),
    ),
  );
  await read(page, BUTTON);
  await waitUntilKept(page, BUTTON);
  await expectUntouched(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  await expect(page.getByRole('button', { name: 'Place order' }).first()).toBeVisible();
  await expect(page.locator('main')).toHaveCSS('font-family', /sans/);
  await expectUntouched(page);
  // The framework is kept as well, though it has never run.
  await page.getByRole('button', { name: /^Mode: / }).click();
  await waitUntilAlive(page);
});

bare('so can a page that is opened later, in this window or another one', async ({ page, context }) => {
  await read(page, BUTTON);
  await waitUntilKept(page, BUTTON);
  await page.goto(INSTALLATION);
  await waitUntilKept(page, INSTALLATION);
  const other = await context.newPage();
  await read(other, '/joy-ui/react-button/');
  await waitUntilKept(other, '/joy-ui/react-button/');
  for (const one of [page, other]) await expectUntouched(one);

  await context.setOffline(true);
  const again = await context.newPage();
  for (const path of [INSTALLATION, BUTTON, '/joy-ui/react-button/']) {
    await again.goto(path);
    await expect(again.getByRole('heading', { level: 1 })).toHaveText(/^(Installation|Button)$/);
    await expect(again).toHaveURL(path);
  }
});

bare('a page that was open before the worker is kept as well', async ({ page, context }) => {
  // As a link in a new window: neither document has come through the worker.
  const other = await context.newPage();
  await Promise.all([read(page, BUTTON), read(other, INSTALLATION)]);
  await waitUntilKept(page, BUTTON);
  await waitUntilKept(other, INSTALLATION);
});

test.describe('no worker', () => {
  test('is asked for by a page that is only read, while the reader saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
    );
    await read(page, BUTTON);
    await page.waitForLoadState('networkidle');
    await expectUntouched(page);
    expect(await countRegistrations(page)).toBe(0);
    await page.mouse.move(210, 200);
    await page.mouse.move(210, 210);
    await waitUntilKept(page, BUTTON);
  });

  for (const [why, refuse] of [
    ['a private mode has none', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
    [
      'a sandbox forbids to ask for one',
      () =>
        Object.defineProperty(Navigator.prototype, 'serviceWorker', {
          get() {
            throw new DOMException('Sandboxed', 'SecurityError');
          },
        }),
    ],
    [
      'the browser refuses them',
      () => {
        ServiceWorkerContainer.prototype.register = async () => {
          throw new DOMException('Refused', 'SecurityError');
        };
      },
    ],
  ] as const) {
    test(`and no fault where ${why}`, async ({ page }) => {
      await page.addInitScript(refuse);
      await read(page, BUTTON);
      await page.waitForLoadState('networkidle');
      await expectUntouched(page);
      // The test fails at any error in the console.
      await page.mouse.move(210, 200);
      await page.mouse.move(210, 210);
      await waitUntilAlive(page);
      await page.waitForLoadState('networkidle');
    });
  }

  test('and no fault where the worker cannot store anything', async ({ page, context }) => {
    await context.route('**/offline.html', (route) => route.abort());
    await read(page, BUTTON);
    await page.waitForLoadState('networkidle');
    await expectUntouched(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  });
});
