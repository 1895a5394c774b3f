// Not the site's own `test`: the missing file logs an error on purpose.
import { expect, test } from '@playwright/test';

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
