// Not the site's own `test`: foreign hosts are asked here on purpose, and some refuse.
import { expect, test, type Page, type Route } from '@playwright/test';
import { watchLayoutShift } from './layoutShift';
import { withServices, watchForeignRequests } from './services';
import { goToNextPage } from './test';

const PATH = '/material-ui/react-button/';
const NETWORK = { adScript: 'https://network.test/ad.js', adSoldOutLink: 'https://network.test/none' };

/** What the network's script does: it writes an ad beside itself. */
const writeAd = (link: string) =>
  `{ const ad = document.createElement('div'); ad.id = 'carbonads';
   ad.innerHTML = '<a href="${link}">A fine hosting</a>'; document.currentScript.after(ad); }`;

/** Opens the page as a reader who moves, with every draw of chance the same. */
async function visit(page: Page, draw: number, services: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((value) => {
    Math.random = () => value;
    Object.assign(window, { sent: [], gtag: (...args: unknown[]) => Reflect.get(window, 'sent').push(args) });
  }, draw);
  await withServices(page, services);
  await page.goto(PATH);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
}

const readEvents = (page: Page) => page.evaluate(() => Reflect.get(window, 'sent') as unknown[]);
const getAd = (page: Page) => page.locator('[data-ad]');

/** The one of the page's two places that is displayed. */
const getPlace = (page: Page) => page.locator('[data-ad-place]').filter({ visible: true });
const getTip = (page: Page) => getPlace(page).getByRole('link', { name: 'A tip from Atlas' });
const getPlaceHeight = async (page: Page) => (await getPlace(page).boundingBox())?.height;

for (const [width, height] of [
  [1280, 212],
  [900, 212],
  [899, 126],
  [600, 126],
  [599, 142],
  [320, 142],
] as const) {
  test(`at ${width} px a tip fills its ${height} px, and a sponsor’s ad takes its place without a move`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const asked: string[] = [];
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('https://network.test/**', async (route) => {
      asked.push(route.request().url());
      await isAnswered;
      await route.fulfill({ contentType: 'text/javascript', body: writeAd('https://shop.test/') });
    });
    const readShift = await watchLayoutShift(page);
    await visit(page, 0.5, NETWORK);
    const tip = getTip(page);
    await expect(tip).toHaveAttribute('data-shape', 'image');
    await tip.scrollIntoViewIfNeeded();
    const image = await tip.locator('img').boundingBox();
    expect([image?.width, image?.height]).toEqual([130, 100]);
    expect(await getPlaceHeight(page)).toBe(height);
    const words = await tip
      .locator('*')
      .evaluateAll((elements) =>
        elements.filter(
          ({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 1,
        ),
      );
    expect(words).toEqual([]);
    answer();
    await expect(getPlace(page).getByText('A fine hosting')).toBeVisible();
    await expect(tip).toBeHidden();
    expect(await getPlaceHeight(page)).toBe(height);
    // The other place of the page is not displayed, and asks nobody.
    await expect(getAd(page)).toHaveCount(1);
    expect(asked).toHaveLength(1);
    expect(await readShift()).toEqual([]);
  });
}

test('the network’s ad is shown, and reported after 2500 ms', async ({ page }) => {
  await page.route('https://network.test/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: writeAd('https://shop.test/') }),
  );
  await visit(page, 0.05, NETWORK);
  await expect(getAd(page).getByText('A fine hosting')).toBeVisible();
  await expect
    .poll(() => readEvents(page))
    .toEqual([['event', 'ad', { eventAction: 'display', eventLabel: 'carbon-body-top-inline' }]]);
});

test('a network without an ad to sell leaves its place to the tip', async ({ page }) => {
  await page.route('https://network.test/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: writeAd(NETWORK.adSoldOutLink) }),
  );
  await visit(page, 0.05, NETWORK);
  await expect(getAd(page)).toHaveAttribute('data-ga-event-label', 'in-house-carbon-body-top-image');
  await expect(getTip(page)).toBeVisible();
});

test('a visitor who makes the window narrow finds the ad in the other place', async ({ page }) => {
  await page.route('https://network.test/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: writeAd('https://shop.test/') }),
  );
  await visit(page, 0.5, NETWORK);
  for (const [width, where] of [
    [1280, 'aside'],
    [800, 'article'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator(`[data-ad-place="${where}"] [data-ad="network"]`)).toHaveCount(1);
    await expect(getAd(page)).toHaveCount(1);
    await expect(getAd(page).getByText('A fine hosting')).toBeVisible();
  }
});

for (const [draw, content] of [
  [0.5, 'the tip'],
  [0.1, 'the message'],
] as const) {
  test(`a blocked network gives way to ${content}, and the page does not move`, async ({ page }) => {
    const readShift = await watchLayoutShift(page);
    await page.route('https://network.test/**', (route) => route.abort('blockedbyclient'));
    await visit(page, draw, NETWORK);
    await expect(getAd(page)).toHaveAttribute('data-ad', 'network');
    await expect(getAd(page)).toHaveAttribute('data-ad', draw < 0.2 ? 'message' : 'inHouse');
    if (draw < 0.2) await expect(getAd(page).getByRole('img', { name: 'heart' })).toBeVisible();
    await expect(getTip(page)).toBeVisible({ visible: draw >= 0.2 });
    expect(await getPlaceHeight(page)).toBe(212);
    expect(await readShift()).toEqual([]);
  });
}

test('an ad that comes late takes its place after all', async ({ page }) => {
  await page.route('https://network.test/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await route.fulfill({ contentType: 'text/javascript', body: writeAd('https://shop.test/') });
  });
  const readShift = await watchLayoutShift(page);
  await visit(page, 0.5, NETWORK);
  await expect(getAd(page)).toHaveAttribute('data-ad', 'inHouse');
  await expect(getAd(page)).toHaveAttribute('data-ad', 'network');
  await expect(getAd(page).getByText('A fine hosting')).toBeVisible();
  expect(await readShift()).toEqual([]);
});

test('a network that never answers gives way to the tip, and the page does not move', async ({ page }) => {
  const open: Route[] = [];
  await page.route('https://network.test/**', (route) => void open.push(route));
  const readShift = await watchLayoutShift(page);
  await visit(page, 0.5, NETWORK);
  await expect(getAd(page)).toHaveAttribute('data-ad', 'inHouse');
  await expect(getTip(page)).toBeVisible();
  expect(open).toHaveLength(1);
  expect(await getPlaceHeight(page)).toBe(212);
  expect(await readShift()).toEqual([]);
});

test('an ad that crashes leaves nothing but the tip, is reported, and the page goes on', async ({ page }) => {
  await page.addInitScript(() => {
    const { querySelector } = Document.prototype;
    Document.prototype.querySelector = function (selector: string) {
      if (selector.includes('carbonads')) throw new Error('no leaves');
      return querySelector.call(this, selector);
    };
  });
  const readShift = await watchLayoutShift(page);
  await visit(page, 0.5, NETWORK);
  await expect
    .poll(() => readEvents(page))
    .toEqual([['event', 'ad', { eventAction: 'crash', eventLabel: 'null' }]]);
  await expect(getAd(page)).toHaveCount(0);
  await expect(getTip(page)).toBeVisible();
  expect(await getPlaceHeight(page)).toBe(212);
  expect(await readShift()).toEqual([]);
  await goToNextPage(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Button');
  await expect(getTip(page)).toBeVisible();
});

test('bots see no ad, and an empty place', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, userAgent: 'Googlebot/2.1' });
  await visit(page, 0.5, NETWORK);
  await expect(getAd(page)).toHaveAttribute('data-ad', 'nothing');
  await expect(getAd(page)).toBeEmpty();
  await expect(getTip(page)).toBeHidden();
  expect(await getPlaceHeight(page)).toBe(212);
  await page.close();
});

test('with analytics alone, a tip that was seen and pressed is reported', async ({ page }) => {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await visit(page, 0.05, { analyticsId: 'G-TEST' });
  const readLabels = () =>
    page.evaluate(() =>
      Array.from((Reflect.get(window, 'dataLayer') ?? []) as ArrayLike<unknown>[], (one) => Array.from(one))
        .filter(([, name]) => name === 'ad')
        .map(([, , payload]) => Object.values(payload as object)),
    );
  await expect.poll(readLabels).toEqual([['display', 'in-house-body-top-image']]);
  await getTip(page).click();
  await expect.poll(readLabels).toContainEqual(['click', expect.stringMatching(/^in-house-[a-z-]+$/)]);
});

test('below a demo whose code is opened stands an ad of the feed, as text', async ({ page }) => {
  const foreign = watchForeignRequests(page);
  const ad = {
    company: 'Acorn',
    description: '<img src=x onerror="document.title=1">Oaks',
    statlink: '//feed.test/click',
    statimp: 'https://feed.test/seen.gif',
    pixel: 'https://feed.test/a.gif?[timestamp]||javascript:alert(1)',
    timestamp: '17',
  };
  await page.route('https://feed.test/**', (route) =>
    route.request().url().endsWith('.json')
      ? route.fulfill({
          headers: { 'access-control-allow-origin': '*' },
          json: { ads: [{}, ad] },
        })
      : route.fulfill({ contentType: 'image/gif', body: '' }),
  );
  await visit(page, 0.05, { adFeed: 'https://feed.test/ads.json' });
  await expect(getAd(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Show source' }).first().click();
  const link = page.getByRole('link', { name: /Acorn – <img/ });
  await expect(link).toHaveAttribute('href', 'https://feed.test/click');
  await expect(link).toHaveAttribute('rel', 'noopener sponsored');
  await expect
    .poll(() => foreign.map((request) => request.url()))
    .toEqual(['https://feed.test/ads.json', 'https://feed.test/seen.gif', 'https://feed.test/a.gif?17']);
});

test('a slow feed keeps the ad’s line free: nothing moves when it comes', async ({ page }) => {
  const answers: (() => Promise<void>)[] = [];
  await page.route('https://feed.test/**', (route) => {
    const ad = { company: 'Acorn', description: 'Oaks', statlink: 'https://feed.test/click' };
    answers.push(() =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { ads: [ad] } }),
    );
  });
  const readShift = await watchLayoutShift(page);
  await visit(page, 0.5, { adFeed: 'https://feed.test/ads.json' });
  await expect(getAd(page)).toHaveCount(1);
  const closed = page
    .locator('figure')
    .filter({ has: page.getByRole('button', { name: 'Show source' }) })
    .first();
  // By its name: once it is open, it is no longer the first closed one.
  const demo = page.locator(`#${await closed.getAttribute('id')}`);
  const readHeight = async () => (await demo.boundingBox())?.height;
  expect(await readShift()).toEqual([]);
  await demo.getByRole('button', { name: 'Show source' }).click();
  await expect(demo.getByRole('button', { name: 'Hide source' })).toBeVisible();
  await expect.poll(() => answers.length).toBe(1);
  // Half a second after a press, a move is no longer the reader's own doing.
  await page.waitForTimeout(600);
  const before = await readHeight();
  // On a busy machine the source that was asked for opens later than that.
  const asked = await readShift();
  await answers[0]?.();
  await expect(page.getByRole('link', { name: /Acorn/ })).toBeVisible();
  expect(await readHeight()).toBe(before);
  expect(await readShift()).toEqual(asked);
});

for (const [signal, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`with ${signal} on, nobody sells an ad: the tip stays, and no other host is asked`, async ({
    page,
  }) => {
    const foreign = watchForeignRequests(page);
    await page.addInitScript(([name, wish]) => Object.defineProperty(navigator, name, { value: wish }), [
      signal,
      value,
    ] as const);
    await visit(page, 0.5, { ...NETWORK, adFeed: 'https://feed.test/ads' });
    await page.locator('figure').getByRole('button', { name: 'Show source' }).first().click();
    await page.waitForTimeout(1000);
    await expect(getTip(page)).toBeVisible();
    await expect(getAd(page)).toHaveCount(0);
    expect(foreign).toEqual([]);
  });
}
