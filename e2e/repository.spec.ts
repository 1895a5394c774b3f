import { site } from '../data/site';
import { findFileAddress } from '../src/site/shared/site';
import { expect, test } from './test';

const PATH = '/material-ui/react-button/';
const FILE = 'data/material-ui/react-button/react-button.mdx';

// Where the repository is, the environment says, or the clone; `e2e/fixture/repository.spec.ts` has a site without one.
test('links to the repository are there where one is known, and nowhere else', async ({ page }) => {
  await page.goto(PATH, { waitUntil: 'networkidle' });
  const addresses = await page
    .locator('a[href^="http"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.filter((address) => new URL(address).hostname.endsWith('example.com'))).toEqual([]);
  const ofRepository = addresses.filter((address) => site.repository && address.startsWith(site.repository));
  expect(ofRepository.length > 0).toBe(site.repository !== null);
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

test('the end of a page leads to its file in the repository, or names it', async ({ page }) => {
  await page.goto(PATH);
  const address = findFileAddress(site, 'edit', FILE);
  const edit = page.getByRole('link', { name: 'Edit this page' });
  await expect(page.getByText('Edit this page')).toBeVisible();
  expect(await edit.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    address === null ? [] : [address],
  );
  await expect(page.getByText(FILE, { exact: true })).toHaveCount(address === null ? 1 : 0);
});
