// Not the site's own `test`: what is broken on purpose logs errors.
import { expect, test, type Page, type Route } from '@playwright/test';
import { openAlive } from './test';

const BUTTON = '/material-ui/react-button/';
const JOY = '/joy-ui/react-button/';
const DATA = '**/_next/data/**';
const html = '<!doctype html><title>Home</title><h1>Home</h1>';

/** Ways in which a response can be wrong. */
const as = (contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status: 200, contentType, body });
const never = () => new Promise<void>(() => {});

/** Follows the page's document loads from now on. */
function countLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  return loads;
}

/** The whole page: title, menu and content. */
async function expectPage(page: Page, title: string, anchor: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const menu = page.getByRole('navigation', { name: 'documentation' });
  await expect(menu.locator('[aria-current="page"]').first()).toHaveText(title);
  await expect(page.locator(`#main-content #${anchor}`)).toBeAttached();
  await expect(page.getByRole('progressbar', { name: 'Loading', exact: true })).toHaveCount(0);
}

/** Skips the wait for a response that never comes, after the progress indicator has appeared. */
async function passTheWait(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await page.clock.fastForward(8000);
}

const alertLink = (page: Page) =>
  page.getByRole('navigation', { name: 'documentation' }).getByRole('link', { name: 'Alert', exact: true });

interface Fault {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void>;
  readonly isSilent?: boolean;
}

const dataFaults: Fault[] = [
  { name: 'as HTML', answer: as('text/html', html) },
  { name: 'as HTML that calls itself JSON', answer: as('application/json', html) },
  { name: 'cut off', answer: as('application/json', '{"pageProps":{"page":{"path":"/material-ui/react-al') },
  { name: 'empty', answer: as('application/json', '') },
  { name: 'as {}', answer: as('application/json', '{}') },
  { name: 'without a page', answer: as('application/json', '{"pageProps":{},"__N_SSG":true}') },
  {
    name: 'with a page of another shape',
    answer: as('application/json', '{"pageProps":{"page":{"title":"Alert"}},"__N_SSG":true}'),
  },
  {
    name: 'as those of another page',
    answer: (route) => route.continue({ url: route.request().url().replace('react-alert', 'react-chip') }),
  },
  { name: 'with status 500', answer: (route) => route.fulfill({ status: 500, body: html }) },
  { name: 'refused', answer: (route) => route.abort() },
  { name: 'never', answer: never, isSilent: true },
];

for (const { name, answer, isSilent } of dataFaults) {
  test(`page data that arrive ${name}: the page is loaded whole, once`, async ({ page }) => {
    if (isSilent) await page.clock.install();
    await openAlive(page, BUTTON);
    await page.route(`${DATA}/react-alert.json*`, answer);
    const loads = countLoads(page);
    await alertLink(page).click({ noWaitAfter: true });
    if (isSilent) await passTheWait(page);
    await expectPage(page, 'Alert', 'accessibility');
    await expect(page).toHaveURL(/\/material-ui\/react-alert\/$/);
    expect(loads).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/material-ui\/react-button\/$/);
  });
}

const scriptFaults: Fault[] = [
  { name: 'as HTML', answer: as('text/html', html) },
  { name: 'as HTML that calls itself a script', answer: as('text/javascript', html) },
  { name: 'cut off', answer: as('text/javascript', '(globalThis.TURBOPACK ||= []).push(["x", { a: () =>') },
  { name: 'empty', answer: as('text/javascript', ''), isSilent: true },
  { name: 'never', answer: never, isSilent: true },
];

for (const script of ['route', 'page'] as const) {
  for (const { name, answer, isSilent } of scriptFaults) {
    test(`a ${script}’s script that arrives ${name}: the page is loaded whole, once`, async ({ page }) => {
      if (isSilent) await page.clock.install();
      await openAlive(page, BUTTON);
      const loads = countLoads(page);
      // The next document finds the script as it should be.
      await page.route(`**/${await findScript(page, script)}*`, (route) =>
        loads.length > 0 ? route.continue() : answer(route),
      );
      await follow(page, JOY);
      if (isSilent) await passTheWait(page);
      await expectPage(page, 'Button', 'accessibility');
      await expect(page).toHaveURL(new RegExp(`${JOY}$`));
      expect(loads).toHaveLength(1);
    });
  }
}

test('a script that stays broken leaves a page to read, and loads it no second time', async ({ page }) => {
  await openAlive(page, BUTTON);
  const loads = countLoads(page);
  await page.route(`**/${await findScript(page, 'page')}*`, as('text/html', html));
  await follow(page, JOY);
  await expect(page).toHaveURL(new RegExp(`${JOY}$`));
  await page.waitForTimeout(2000);
  await expectPage(page, 'Button', 'accessibility');
  expect(loads).toHaveLength(1);
});

for (const [name, address] of [
  ['a page', BUTTON],
  ['an anchor of a page', `${BUTTON}#accessibility`],
] as const) {
  test(`Back to ${name} whose data are broken loads it whole, once`, async ({ page }) => {
    await openAlive(page, address);
    await alertLink(page).click();
    await expectPage(page, 'Alert', 'accessibility');
    await page.route(`${DATA}/react-button.json*`, as('text/html', html));
    const loads = countLoads(page);
    const entries = await page.evaluate(() => history.length);
    await page.evaluate(() => history.back());
    await expectPage(page, 'Button', 'accessibility');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    expect(loads).toHaveLength(1);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    if (address.includes('#')) await expect(page.locator('#accessibility')).toBeInViewport();
  });
}

test('broken data that were only prefetched are not kept', async ({ page }) => {
  await openAlive(page, BUTTON);
  await page.route(`${DATA}/react-alert.json*`, as('text/html', html));
  const broken = page.waitForResponse(`${DATA}/react-alert.json*`);
  await alertLink(page).hover();
  await (await broken).finished();
  await page.unroute(`${DATA}/react-alert.json*`);
  const loads = countLoads(page);
  await alertLink(page).click();
  await expectPage(page, 'Alert', 'accessibility');
  expect(loads).toEqual([]);
});

/** The scripts of another product's route, as Next's manifests name them. */
function findScript(page: Page, script: 'route' | 'page'): Promise<string> {
  return page.evaluate((kind) => {
    const { __BUILD_MANIFEST: routes, __TURBOPACK_PAGE_BOOTSTRAP: chunks } = window as never as {
      __BUILD_MANIFEST: Record<string, string[]>;
      __TURBOPACK_PAGE_BOOTSTRAP: Record<string, { otherChunks: string[] }>;
    };
    const route = '/joy-ui/[[...slug]]';
    return (kind === 'route' ? routes[route] : chunks[route]?.otherChunks)?.[0] ?? '';
  }, script);
}

/** Follows a link that leads there. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'There' });
    document.getElementById('main-content')?.prepend(link);
  }, path);
  const link = page.getByRole('link', { name: 'There', exact: true });
  // The scripts are requested from here on, and the router waits for them without a time limit.
  await link.hover();
  await page.waitForTimeout(500);
  await link.click({ noWaitAfter: true });
}
