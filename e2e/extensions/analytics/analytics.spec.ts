// Not the site's own `test`: a foreign host is asked here on purpose.
import { expect, test, type Page } from '@playwright/test';
import { withServices, watchForeignRequests } from '../../services';
import { goToNextPage } from '../../test';

const SCRIPT = 'https://www.googletagmanager.com/**';

/** Commands that the page has queued for the analytics script, dates left out. */
function readCommands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() =>
    Array.from((Reflect.get(window, 'dataLayer') ?? []) as Iterable<ArrayLike<unknown>>, (command) =>
      Array.from(command),
    ).filter(([name]) => name !== 'js'),
  );
}

async function readEvents(page: Page, name: string): Promise<unknown[]> {
  const commands = await readCommands(page);
  return commands
    .filter(([type, event]) => type === 'event' && event === name)
    .map(([, , payload]) => payload);
}

test('with an id, views of pages, presses and the reader’s properties are sent', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await withServices(page, { analyticsId: 'G-TEST' });
  await page.goto('/material-ui/react-button/?from=mail#basic');
  await expect.poll(() => readEvents(page, 'page_view')).toHaveLength(1);
  expect(await readEvents(page, 'page_view')).toEqual([
    {
      page_title: 'Button - Material UI',
      page_location: '/material-ui/react-button/',
      productId: 'material-ui',
      productCategoryId: 'core',
    },
  ]);
  const commands = await readCommands(page);
  expect(commands[0]).toEqual(['config', 'G-TEST', { send_page_view: false }]);
  const properties = commands.filter(([type]) => type === 'set').map(([, , property]) => property);
  expect(Object.assign({}, ...properties)).toEqual({
    codeVariant: 'TS',
    codeStylingVariant: 'MUI System',
    userLanguage: 'en',
    devicePixelRatio: 1,
    colorSchemeOS: 'light',
    colorScheme: 'light',
  });

  await page.getByRole('button', { name: 'Settings' }).click();
  for (const choice of ['Dark', 'JavaScript', 'Português'])
    await page.getByText(choice, { exact: true }).click();
  const readProperties = async () =>
    (await readCommands(page)).filter(([type]) => type === 'set').map(([, , property]) => property);
  await expect
    .poll(async () => (await readProperties()).slice(properties.length))
    .toEqual([{ colorScheme: 'dark' }, { codeVariant: 'JS' }, { userLanguage: 'pt' }]);
  expect(await readEvents(page, 'settings')).toEqual([
    { eventAction: 'dark', eventLabel: null },
    { eventAction: 'JS', eventLabel: null },
    { eventAction: 'pt', eventLabel: null },
  ]);
  await page.getByText('English', { exact: true }).click();
  await page.keyboard.press('Escape');

  await goToNextPage(page);
  await expect.poll(() => readEvents(page, 'page_view')).toHaveLength(2);
  await page.goBack();
  await expect.poll(() => readEvents(page, 'page_view')).toHaveLength(3);
  const views = (await readEvents(page, 'page_view')) as { page_location: string }[];
  expect(views[2]?.page_location).toBe('/material-ui/react-button/');
  expect(views[1]?.page_location).not.toBe('/material-ui/react-button/');

  await page.evaluate(() => window.scrollTo(0, 1000));
  await page.getByRole('button', { name: 'Back to top' }).click();
  expect(await readEvents(page, 'docs')).toEqual([{ eventAction: 'click-back-to-top', eventLabel: null }]);
});

for (const [signal, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`with ${signal} on, no script loads and nothing is queued`, async ({ page }) => {
    const foreign = watchForeignRequests(page);
    await page.addInitScript(([name, wish]) => Object.defineProperty(navigator, name, { value: wish }), [
      signal,
      value,
    ] as const);
    await withServices(page, { analyticsId: 'G-TEST' });
    await page.goto('/material-ui/react-button/', { waitUntil: 'networkidle' });
    expect(foreign).toEqual([]);
    expect(await readCommands(page)).toEqual([]);
  });
}

test('a blocked analytics script changes nothing for the reader', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.route(SCRIPT, (route) => route.abort('blockedbyclient'));
  await withServices(page, { analyticsId: 'G-TEST' });
  await page.goto('/material-ui/react-button/', { waitUntil: 'networkidle' });
  await goToNextPage(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Button');
  expect(faults).toEqual([]);
});
