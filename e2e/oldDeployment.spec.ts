// Not the site's own `test`: the missing file logs an error on purpose.
import { expect, test, type Page } from '@playwright/test';
import { openAlive, waitForDemo } from './test';

test('a page of an older deployment loads afresh, once', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  await page.route('**/_next/data/**/react-alert.json*', (route) => route.fulfill({ status: 404, body: '' }));
  const menu = page.getByRole('navigation', { name: 'documentation' });
  const requests: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && requests.push(request.url()));
  await menu.getByRole('link', { name: 'Alert', exact: true }).click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alert');
  expect(requests).toHaveLength(1);
});

/** Opens a page, and then replaces the deployment: returns the documents that are loaded from now on. */
async function outlive(page: Page, path: string): Promise<readonly string[]> {
  await openAlive(page, path);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  // The next document is the new deployment's, and so are the files that it names.
  await page.route('**/_next/**', (route) =>
    documents.length > 0
      ? route.continue()
      : route.fulfill({
          status: 404,
          contentType: 'text/html',
          body: '<!doctype html><title>Not found</title>',
        }),
  );
  return documents;
}

test('a page whose scripts a new deployment has removed stays readable, and is left by one load of a whole page', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const documents = await outlive(page, '/material-ui/react-button/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.locator('#announcer')).toHaveText('The settings could not be loaded.');
  await expect(page.locator('[data-demo-root]').last()).not.toBeEmpty();
  await page
    .getByRole('navigation', { name: 'documentation' })
    .getByRole('link', { name: 'Alert', exact: true })
    .click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alert');
  expect(documents).toHaveLength(1);
  await waitForDemo(page, (await page.locator('[data-demo-root]').first().getAttribute('data-name')) ?? '');
  expect(errors).toEqual([]);
});

test('a demo whose code a new deployment has removed is there after one reload, at its place', async ({
  page,
}) => {
  const documents = await outlive(page, '/material-ui/react-button/');
  const last = page.locator('[data-demo-root]').last();
  const name = (await last.getAttribute('data-name')) ?? '';
  await last.scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(new RegExp(`#${name}$`));
  await page.waitForLoadState();
  await expect(last).toBeInViewport();
  await waitForDemo(page, name);
  expect(documents).toHaveLength(1);
});
