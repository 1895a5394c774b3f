// Not the site's own `test`: what is broken on purpose logs errors.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { withServices } from './services';
import { mountDemos, openAlive, waitForDemo } from './test';

const BUTTON = '/material-ui/react-button/';
const SITE = '**/search/site.json';
const NAMES = '**/_next/static/search/material-ui.*/names*.json';

/** Ways in which a piece of the search index can be broken. */
const BROKEN: Readonly<Record<string, string>> = {
  'cut off': '{"format":3,"products":[{"id":"material-ui","na',
  empty: '',
  'a page that calls itself JSON': '<!doctype html><title>Home</title><h1>Home</h1>',
  null: 'null',
  'a list': '[]',
  'an object without its fields': '{"format":3}',
  'of wrong types': '{"format":3,"products":7,"pages":"x","product":[],"sections":3,"members":null}',
};

async function search(page: Page, text: string) {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill(text);
  return dialog;
}

/** Answers with what is broken; returns how often it was asked for. */
async function breakFiles(page: Page, files: string, body: string): Promise<() => number> {
  let asked = 0;
  await page.route(files, (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'application/json', body });
  });
  return () => asked;
}

/** Tries again with sound files, and finds the own product's page. */
async function recover(page: Page, files: string, dialog: Locator, name: string): Promise<void> {
  await page.unroute(files);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  const first = dialog.getByRole('option', { selected: true });
  await expect(first, name).toHaveAttribute('href', '/material-ui/react-slider/');
  await expect(dialog.getByRole('alert'), name).toHaveCount(0);
  await page.keyboard.press('Escape');
}

for (const [name, body] of Object.entries(BROKEN)) {
  test(`a search index that is ${name} says so, and comes at the next attempt`, async ({ page }) => {
    const crashes: string[] = [];
    page.on('pageerror', (error) => crashes.push(String(error)));
    const countSite = await breakFiles(page, SITE, body);
    await page.goto(BUTTON);
    const dialog = await search(page, 'slider');
    await expect(dialog.getByRole('alert')).toContainText('The search could not be loaded.');
    await expect(dialog.getByRole('link', { name: 'Dialog', exact: true })).toBeVisible();
    expect(countSite()).toBeLessThanOrEqual(2);
    await recover(page, SITE, dialog, name);

    // A piece of it: other products answer, and nobody says that this one has nothing.
    const countNames = await breakFiles(page, NAMES, body);
    await page.reload();
    await search(page, 'slider');
    await expect(dialog.getByRole('alert')).toContainText('Part of the search could not be loaded');
    await expect(dialog.getByRole('option', { selected: true })).toContainText('Slider');
    await expect(dialog.getByText('Nothing found in Material UI')).toHaveCount(0);
    expect(countNames()).toBeLessThanOrEqual(4);
    await recover(page, NAMES, dialog, name);
    expect(crashes).toEqual([]);
  });
}

test('pieces with words and excerpts that are broken leave what the names find', async ({ page }) => {
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(String(error)));
  for (const [name, body] of Object.entries(BROKEN)) {
    await page.route(/\/search\/(?!.*names)[^?]*\.json/, (route) =>
      route.request().url().includes('site.json')
        ? route.continue()
        : route.fulfill({ contentType: 'application/json', body }),
    );
    await page.goto(BUTTON);
    const dialog = await search(page, 'slider');
    await expect(dialog.getByRole('option', { selected: true }), name).toContainText('Slider');
    await dialog.getByRole('combobox').fill('alert');
    await expect(dialog.getByRole('option', { selected: true }), name).toContainText('Alert');
    await page.unroute(/\/search\/(?!.*names)[^?]*\.json/);
  }
  expect(crashes).toEqual([]);
});

test.describe('a cache of the worker that holds rubbish', () => {
  /** Visits a page until the worker answers for it, and has replaced what it keeps by something else. */
  async function spoil(page: Page, files: string, type: string): Promise<number> {
    await withServices(page, { docsDomain: 'localhost' });
    await openAlive(page, BUTTON);
    await expect
      .poll(() => page.evaluate(async (path) => Boolean(await caches.match(location.origin + path)), BUTTON))
      .toBe(true);
    // From here on the worker answers.
    await page.reload();
    await mountDemos(page);
    await waitForDemo(page, 'ButtonVariants');
    await page.waitForLoadState('networkidle');
    return page.evaluate(
      async ([part, contentType]) => {
        let count = 0;
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const { url } of await cache.keys()) {
            if (!new RegExp(part).test(new URL(url).pathname)) continue;
            await cache.put(
              url,
              new Response('\u0000 rubbish {[', { headers: { 'content-type': contentType } }),
            );
            count += 1;
          }
        }
        return count;
      },
      [files, type] as const,
    );
  }

  test('for pages: online they are as ever, and kept again', async ({ page, context }) => {
    expect(await spoil(page, '/$', 'text/html')).toBeGreaterThan(0);
    await page.goto(BUTTON);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
    await expect
      .poll(() =>
        page.evaluate(async (path) => {
          const kept = await caches.match(location.origin + path);
          return (await kept?.text())?.includes('<h1');
        }, BUTTON),
      )
      .toBe(true);
    await context.setOffline(true);
    await page.goto(BUTTON);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  });

  test('for scripts: pages can be read, and their links lead on', async ({ page }) => {
    expect(await spoil(page, '/_next/static/chunks/.*\\.js$', 'text/javascript')).toBeGreaterThan(5);
    await page.goto(BUTTON);
    await mountDemos(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
    await expect(page.locator('#ButtonVariants button').first()).toBeVisible();
    await page.locator('a[rel="next"]').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Button');
  });
});
