// Not the site's own `test`: the browser reports each request that is blocked.
import { expect, test, type Page, type Route } from '@playwright/test';
import { withServices } from './services';
import { goToNextPage, mountDemos, openAlive, waitForDemo } from './test';

const BUTTON = '/material-ui/react-button/';
const SCRIPTS = /\/_next\/static\/[^?]*\.js(\?|$)/;

/** Errors of the page, without the browser's lines about requests that were blocked on purpose. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return errors;
}

const readOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const getTitle = (page: Page) => page.getByRole('heading', { level: 1 });

test('with every script blocked, text, code, links and the browser’s own menus are there', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.route(SCRIPTS, (route) => route.abort('blockedbyclient'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(BUTTON);
  await mountDemos(page);
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(getTitle(page)).toHaveText('Button');
  await expect(page.locator('.prose pre').first()).toBeVisible();
  await expect(page.locator('#ButtonVariants button').first()).toBeVisible();
  expect(await readOverflow(page)).toBeLessThanOrEqual(0);
  // Buttons that nothing answers change nothing.
  await page.getByRole('button', { name: /^Search/ }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('#mui-product-selector').click();
  await expect(page.locator('#mui-product-menu').getByRole('link', { name: /Joy UI/ })).toBeVisible();
  await page.keyboard.press('Escape');
  // With the key: what is below the window is laid out while the page scrolls there, and a click may miss it.
  await page.locator('a[rel="next"]').press('Enter');
  await expect(getTitle(page)).not.toHaveText('Button');
  await page.goBack();
  await expect(getTitle(page)).toHaveText('Button');
  expect(errors).toEqual([]);
});

const SERVICES = {
  analyticsId: 'G-TEST',
  adScript: 'https://network.test/ad.js',
  adSoldOutLink: 'https://network.test/none',
  adFeed: 'https://feed.test/ads.json',
  feedbackEndpoint: 'https://receiver.test/feedback',
};

/** How requests to other hosts can come to nothing. */
const BLOCKERS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'are blocked': (route) => route.abort('blockedbyclient'),
  'cannot be resolved': (route) => route.abort('namenotresolved'),
  'are answered with nothing': (route) => route.fulfill({ status: 200, body: '' }),
  'are answered with a page of the network': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>' }),
};

for (const [name, answer] of Object.entries(BLOCKERS)) {
  test(`other hosts that ${name} leave page, demos, rating and navigation as they are`, async ({ page }) => {
    const errors = watchErrors(page);
    const asked = new Set<string>();
    await page.route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => {
        asked.add(new URL(route.request().url()).hostname);
        return answer(route);
      },
    );
    await withServices(page, SERVICES);
    await openAlive(page, BUTTON);
    await waitForDemo(page, 'ButtonVariants');
    await expect.poll(() => [...asked]).toContain('www.googletagmanager.com');
    await expect.poll(() => [...asked]).toContain('network.test');
    await page.getByRole('button', { name: 'No', exact: true }).click();
    const comment = page.getByRole('form', { name: 'Was this page helpful?' }).getByRole('textbox');
    await comment.fill('Where is the ripple?');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => [...asked]).toContain('receiver.test');
    await expect(comment).toHaveValue('Where is the ripple?');
    await goToNextPage(page);
    await expect(getTitle(page)).not.toHaveText('Button');
    expect(await readOverflow(page)).toBeLessThanOrEqual(0);
    // What answers for a script is none; that is the browser's line, not the page's.
    expect(errors.filter((error) => !/Refused to execute|MIME type|Unexpected token/.test(error))).toEqual(
      [],
    );
  });
}

/** Makes each script fail at its first request; returns those that have. Fetching ahead comes to nothing. */
async function failOnce(page: Page, isMeant = (_url: string) => true): Promise<ReadonlySet<string>> {
  const [failed, lost] = [new Set<string>(), new Set<string>()];
  await page.route(SCRIPTS, (route) => {
    const request = route.request();
    const [url, type] = [request.url(), request.resourceType()];
    // A prefetch, and a script that a worker imports, have another type than the script of a document.
    const key = `${type} ${url}`;
    if (!isMeant(url) || lost.has(key) || url.includes('/start-')) return route.continue();
    lost.add(key);
    if (type === 'script') failed.add(url);
    return route.abort();
  });
  return failed;
}

test('each script of the framework may fail once: the next press starts it', async ({ page }) => {
  const errors = watchErrors(page);
  await page.addInitScript(() =>
    document.addEventListener('atlas:hydrated', () =>
      document.documentElement.setAttribute('data-alive', ''),
    ),
  );
  await page.goto(BUTTON);
  const scripts = await page.evaluate(
    () => JSON.parse(document.getElementById('framework')?.textContent ?? '[]') as string[],
  );
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    const failed = await failOnce(page, (url) => url.endsWith(script));
    const failure = page.waitForEvent('requestfailed', (request) => request.url().endsWith(script));
    await page.goto('about:blank');
    await page.goto(BUTTON);
    await mountDemos(page);
    await failure;
    await expect(async () => {
      await page.keyboard.press('Shift');
      expect(await page.locator('html').getAttribute('data-alive', { timeout: 1000 })).toBe('');
    }, script).toPass();
    expect.soft(failed.size, script).toBe(1);
    expect.soft(errors, script).toEqual([]);
    await page.unroute(SCRIPTS);
  }
});

test('every script that comes later may fail once: demos, settings, search and the next page come', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openAlive(page, BUTTON);
  const failed = await failOnce(page);
  await page.locator('#ButtonColors').scrollIntoViewIfNeeded();
  await waitForDemo(page, 'ButtonColors');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.getByText('Right to left', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByText('Português', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog');
  await search.getByRole('combobox').fill('alert');
  const hit = search.getByRole('option', { selected: true }).filter({ hasText: 'Alert' });
  const again = search.getByRole('button', { name: 'Tentar de novo' });
  // The worker consists of several scripts.
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(hit).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Escape');
  const no = page.locator('[data-rating="0"]');
  await no.click();
  await expect(no).toHaveAttribute('aria-pressed', 'true');
  // The next page comes, or its document where a script of the navigation is lost (`navigationFaults.spec.ts`).
  await page
    .locator('#mui-product-menu')
    .locator('a', { hasText: 'Joy UI' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/joy-ui\//);
  await expect(getTitle(page)).toBeVisible();
  expect(failed.size).toBeGreaterThan(10);
  expect(errors).toEqual([]);
});

test('settings whose code never comes say so, and open at the next press, not at the next hover', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openAlive(page, BUTTON);
  await page.route(SCRIPTS, (route) => route.abort());
  const button = page.getByRole('button', { name: 'Settings' });
  await button.click();
  await expect(page.locator('#announcer')).toHaveText('The settings could not be loaded.');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.unroute(SCRIPTS);
  await page.mouse.move(600, 600);
  const arrival = page.waitForEvent('requestfinished', (request) => SCRIPTS.test(request.url()));
  await button.hover();
  await arrival;
  await page.waitForTimeout(500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a filter whose code never comes leaves the whole list, without an error', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/material-ui/api/button/');
  await mountDemos(page);
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route(SCRIPTS, (route) => route.abort());
  const rows = page.getByRole('table', { name: 'Props', exact: true }).getByRole('row');
  const count = await rows.count();
  await page.getByRole('searchbox').first().fill('disabled');
  await page.waitForTimeout(1500);
  expect(await rows.count()).toBe(count);
  await page.unroute(SCRIPTS);
  await page.getByRole('searchbox').first().fill('disable');
  await expect(rows.filter({ visible: true })).not.toHaveCount(count);
  expect(errors).toEqual([]);
});
