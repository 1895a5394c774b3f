// Not the site's own `test`: requests that fail offline log errors.
import { expect, test, type Page, type Route } from '@playwright/test';
import { withServices } from '../../services';
import { openAlive } from '../../test';

const BUTTON = '/material-ui/react-button/';
const ALERT_DATA = '**/_next/data/**/react-alert.json*';

const getTitle = (page: Page) => page.getByRole('heading', { level: 1 });
const getLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'documentation' }).getByRole('link', { name, exact: true });

/** Lets the requests to some addresses wait; returns what has been asked for, and lets it go on or fail. */
async function hold(page: Page, files: string | RegExp) {
  let answer: ((route: Route) => Promise<void>) | null = null;
  const held: Route[] = [];
  await page.route(files, (route) => (answer ? answer(route) : void held.push(route)));
  return {
    held,
    async release(next: (route: Route) => Promise<void>) {
      answer = next;
      await Promise.all(held.splice(0).map((route) => next(route).catch(() => {})));
    },
  };
}

test('a connection that is lost for a moment while a page is loading only delays it', async ({
  page,
  context,
}) => {
  await openAlive(page, BUTTON);
  const data = await hold(page, ALERT_DATA);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await getLink(page, 'Alert').click({ noWaitAfter: true });
  await expect.poll(() => data.held.length).toBeGreaterThan(0);
  await context.setOffline(true);
  await expect(getTitle(page)).toHaveText('Button');
  await page.waitForTimeout(500);
  await context.setOffline(false);
  await data.release((route) => route.continue());
  await expect(getTitle(page)).toHaveText('Alert');
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
});

for (const [what, files] of [
  ['the data of the next page', ALERT_DATA],
  ['the script of a demo there', /\/_next\/static\/chunks\//],
] as const) {
  test(`a connection that is lost with ${what} leaves a page to come back to, and the site works online again`, async ({
    page,
    context,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await openAlive(page, BUTTON);
    const waiting = await hold(page, files);
    await getLink(page, 'Alert').click({ noWaitAfter: true });
    await expect.poll(() => waiting.held.length).toBeGreaterThan(0);
    await context.setOffline(true);
    await waiting.release((route) => route.abort('internetdisconnected'));
    // The next page without its demos, or what the browser says where a document cannot be loaded.
    await expect(async () => {
      if (page.url().startsWith('chrome-error:')) return;
      await expect(getTitle(page)).toHaveText('Alert', { timeout: 1000 });
    }).toPass();
    await context.setOffline(false);
    await page.unroute(files);
    await page.goBack();
    await expect(getTitle(page)).toHaveText('Button');
    await getLink(page, 'Alert').click();
    await expect(getTitle(page)).toHaveText('Alert');
    await expect(page.locator('[data-demo-root]').first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('with the worker, a click offline shows a page that is kept or says that none is, and online all work', async ({
  page,
  context,
}) => {
  await withServices(page, { docsDomain: 'localhost' });
  await openAlive(page, BUTTON);
  const isKept = () =>
    page.evaluate(async (path) => Boolean(await caches.match(location.origin + path)), BUTTON);
  await expect.poll(isKept).toBe(true);
  await page.reload();
  await openAlive(page, BUTTON);
  await getLink(page, 'Alert').click();
  await expect(getTitle(page)).toHaveText('Alert');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await getLink(page, 'Button').click();
  await expect(getTitle(page)).toHaveText('Button');
  await expect(page.locator('#ButtonVariants button').first()).toBeVisible();
  await getLink(page, 'Slider').click();
  await expect(getTitle(page)).toHaveText(/^(You are offline|Slider)$/);
  await context.setOffline(false);
  await page.goto('/material-ui/react-slider/');
  await expect(getTitle(page)).toHaveText('Slider');
});
