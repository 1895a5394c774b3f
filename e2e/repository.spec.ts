import { site } from '../data/site';
import { expect, test } from './test';

test('links to the repository are there where one is configured, and nowhere else', async ({ page }) => {
  await page.goto('/material-ui/react-button/', { waitUntil: 'networkidle' });
  const addresses = await page
    .locator('a[href^="http"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.filter((address) => new URL(address).hostname.endsWith('example.com'))).toEqual([]);
  const ofRepository = addresses.filter((address) => site.repository && address.startsWith(site.repository));
  expect(ofRepository.length > 0).toBe(site.repository !== null);
  const edit = page.getByRole('link', { name: 'Edit this page' });
  await expect(edit).toHaveCount(site.repository ? 1 : 0);
  await expect(page.getByRole('link', { name: 'Repository' })).toHaveCount(site.repository ? 2 : 0);
  // Issues of the library belong to another repository.
  await expect(page.getByRole('link', { name: 'Issues' })).toHaveAttribute(
    'href',
    /mui\/material-ui\/issues/,
  );

  await page.getByRole('button', { name: 'More actions' }).first().click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'View in the repository' })).toHaveCount(
    site.repository ? 1 : 0,
  );
});
