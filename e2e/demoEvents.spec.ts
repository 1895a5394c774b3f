import type { Page } from '@playwright/test';
// Not the site's own `test`: an ad feed and sandboxes are asked here on purpose.
import { expect, test } from '@playwright/test';
import { DEMO_ACTIONS, type DemoAction } from '../src/model/demoActions';
import { withServices } from './services';

const DEMOS = '/experiments/docs/demos/';
/** A page with a place for ads. */
const WITH_ADS = '/material-ui/react-button/';
const STYLED = '/base-ui/react-tabs/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1600, height: 900 } });

/** Opens a page that reports to a list in the page. */
async function visit(page: Page, path: string, services: Readonly<Record<string, string>> = {}) {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await withServices(page, { analyticsId: 'G-TEST', ...services });
  await page.goto(path);
}

/** Events of demos that have been sent: name, action, and the file of the demo. */
const readEvents = (page: Page) =>
  page.evaluate(() =>
    Array.from((Reflect.get(window, 'dataLayer') ?? []) as Iterable<ArrayLike<unknown>>, (command) =>
      Array.from(command),
    )
      .filter(([type, name]) => type === 'event' && String(name).startsWith('demo'))
      .map(([, name, payload]) => {
        const { eventAction, eventLabel } = payload as Record<string, string>;
        return `${name}, ${eventAction}, ${eventLabel}`;
      }),
  );

test('every action of a demo is reported under its name', async ({ page, context }) => {
  await context.route(/stackblitz|codesandbox/, (route) => route.fulfill({ body: 'Received' }));
  await visit(page, DEMOS);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  const demo = page.locator('#TypedTide');
  const press = (name: string) => demo.getByRole('button', { name, exact: true }).click();
  const expected: string[] = [];
  const expectNext = async (action: DemoAction, category = 'demo') => {
    expected.push(`${category}, ${action}, data/experiments/demos/TypedTide.tsx`);
    await expect.poll(() => readEvents(page)).toEqual(expected);
  };
  const copyByKeys = async () => {
    await demo.locator('pre:visible').first().hover();
    await page.keyboard.press('Control+c');
  };
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(true);
  for (const [name, action] of [
    ['JS source', 'source-js'],
    ['TS source', 'source-ts'],
    ['Open in StackBlitz', 'stackblitz'],
    ['Open in CodeSandbox', 'codesandbox'],
    ['Copy the source', 'copy'],
    ['Move focus to the demo', 'reset-focus'],
    ['Reset the demo', 'reset'],
  ] as const) {
    await press(name);
    await page.bringToFront();
    await expectNext(action);
  }
  await copyByKeys();
  await expectNext('copy-keyboard');
  await press('Show source');
  await expectNext('expand');
  await expect(demo.locator('pre:visible')).toContainText('import');
  await copyByKeys();
  await expectNext('copy-keyboard', 'demo-expand');
  for (const [name, action] of [
    ['Copy link to JS source', 'copy-js-source-link'],
    ['Copy link to TS source', 'copy-ts-source-link'],
  ] as const) {
    await press('More actions');
    await expectNext('more');
    const item = demo.getByRole('menuitem', { name });
    await item.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await item.click();
    await expectNext(action);
  }
  await press('Edit');
  await expectNext('edit');
  const reported = new Set(expected.map((event) => event.split(', ')[1]));
  const elsewhere: readonly DemoAction[] = [
    'styling-system',
    'styling-tailwind',
    'styling-css',
    'alone',
    'copy-click',
    // Only where a repository is configured.
    'github',
  ];
  expect(DEMO_ACTIONS.filter((action) => !reported.has(action) && !elsewhere.includes(action))).toEqual([]);
});

test('stylings, and copies of the files beside a demo, are reported, too', async ({ page }) => {
  await visit(page, STYLED);
  const demo = page.locator('#SeatingLevels');
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(true);
  for (const name of ['Tailwind', 'CSS']) await demo.getByRole('button', { name, exact: true }).click();
  await demo.getByRole('button', { name: 'Show source' }).click();
  await demo.getByRole('button', { name: 'Copy the code' }).click();
  await demo.getByRole('button', { name: 'System', exact: true }).click();
  const actions = async () =>
    (await readEvents(page)).map((event) => event.split(', ').slice(0, 2).join(', '));
  await expect
    .poll(actions)
    .toEqual([
      'demo, styling-tailwind',
      'demo, styling-css',
      'demo, expand',
      'demo-expand, copy-click',
      'demo, styling-system',
    ]);
});

for (const name of ['Show source', 'JS source', 'Edit']) {
  test(`“${name}” brings the ad of a feed below the demo, once`, async ({ page }) => {
    await page.route('https://feed.test/**', (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { ads: [{ company: 'Acorn', description: 'Oaks', statlink: 'https://feed.test/click' }] },
      }),
    );
    await visit(page, WITH_ADS, { adFeed: 'https://feed.test/ads.json' });
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    const demo = page.locator('figure').filter({ has: page.getByRole('button', { name: 'JS source' }) });
    const ad = demo.getByRole('link', { name: /Acorn/ });
    const press = (button: string) => demo.first().getByRole('button', { name: button, exact: true }).click();
    // The listener comes with the code of ads, in idle time.
    await expect(page.locator('[data-ad]').first()).toBeAttached();
    await press(name);
    await expect(ad).toHaveCount(1);
    await press('TS source');
    await expect(ad).toHaveCount(1);
  });
}
