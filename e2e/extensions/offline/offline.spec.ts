// Not the site's own `test`: requests that fail offline log errors.
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { startDeployment, type Deployment } from '../../deployment';
import { mountDemos, openAlive, waitForDemo } from '../../test';
import { withServices } from '../../services';

const PATH = '/material-ui/react-button/';

/** Visits a page of a deployment whose docs domain is this host, until the worker has kept it. */
async function visit(page: Page, path: string, origin = ''): Promise<void> {
  // Comments need a configured receiver.
  await withServices(page, { docsDomain: 'localhost', feedbackEndpoint: '/feedback' });
  await openAlive(page, origin + path);
  await expect.poll(() => isKept(page, path)).toBe(true);
}

const isKept = (page: Page, path: string) =>
  page.evaluate(async (address) => Boolean(await caches.match(location.origin + address)), path);

test('a visited page and its demos can be read offline, others say that they cannot', async ({
  page,
  context,
}) => {
  await visit(page, PATH);
  // From here on the worker answers.
  await page.reload();
  await mountDemos(page);
  await waitForDemo(page, 'ButtonVariants');
  await page.getByRole('link', { name: /^Next/ }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Button');
  const next = new URL(page.url()).pathname;
  await expect.poll(() => isKept(page, next)).toBe(true);

  await context.setOffline(true);
  await page.goto(`${PATH}?from=mail`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  await mountDemos(page);
  await waitForDemo(page, 'ButtonVariants');
  await page.goto(next);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Button');

  await page.goto('/joy-ui/react-button/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await page.getByRole('link', { name: 'Button', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
});

test('a search that has been used is there offline, too', async ({ page, context }) => {
  await visit(page, PATH);
  // From here on the worker answers.
  await page.reload();
  const search = async (text: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill(text);
    const results = page.getByRole('dialog', { name: 'Search' });
    await expect(results.getByRole('option', { selected: true })).toContainText('Slider');
  };
  await search('slider');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.reload();
  await search('slidr');
});

test('hosts outside the docs domain get no worker', async ({ page }) => {
  await page.goto(PATH, { waitUntil: 'networkidle' });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test.describe('a new deployment', () => {
  let site: Deployment;

  test.beforeEach(async ({ page, baseURL }) => {
    site = await startDeployment(baseURL ?? '');
    await visit(page, PATH, site.url);
    // From here on the worker is in charge.
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  });
  test.afterEach(() => site.close());

  /** Writes half a comment, and has the browser look for a new worker, as it does from time to time. */
  async function writeAndUpdate(page: Page, worker: string): Promise<void> {
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await getComment(page).fill('Half a sent');
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    site.deploy('/sw.js', worker);
    const taken = page.evaluate(
      () =>
        new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true }),
        ),
    );
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await taken;
  }

  const isOld = (page: Page) => page.evaluate(() => Boolean(Reflect.get(window, 'isOld')));

  test('takes over and the page reloads, but not while a comment would be lost', async ({
    page,
    request,
  }) => {
    const current = await (await request.get('/sw.js')).text();
    await writeAndUpdate(page, `// another version\n${current}`);
    await page.waitForTimeout(500);
    expect(await isOld(page)).toBe(true);
    await expect(getComment(page)).toHaveValue('Half a sent');
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.waitForFunction(() => !Reflect.get(window, 'isOld'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
    // Cancelled is not thrown away.
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(getComment(page)).toHaveValue('Half a sent');
  });

  test('with the kill switch removes worker and caches, and waits for a comment, too', async ({ page }) => {
    await writeAndUpdate(page, readFileSync('src/extensions/offline/worker/killSwitch.js', 'utf8'));
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.waitForTimeout(500);
    expect(await isOld(page)).toBe(true);
    await withServices(page, {});
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.waitForFunction(() => !Reflect.get(window, 'isOld'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});

const getComment = (page: Page) =>
  page.getByRole('form', { name: 'Was this page helpful?' }).getByRole('textbox');
