import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { copyFixture } from '../copyFixture.mjs';
import { startDev, type DevServer } from './startDev';

/** The site of test/fixtures/site, which these tests change. */
const FOLDER = '.cache/dev-fixture';
const CONTENT = path.join(FOLDER, 'data/garden');
const PORT = Number(process.env.PORT ?? 3210) + 20;

/** The first page waits for what all pages share. */
const FIRST_PAGE = 110_000;

test.describe.configure({ mode: 'serial' });

let server: DevServer;

test.beforeAll(async () => {
  copyFixture(FOLDER);
  server = await startDev(FOLDER, PORT);
});

test.afterAll(() => server.stop());

async function open(page: Page, pathname: string): Promise<void> {
  // It answers late, and a client that was told to ask again asks until the page is compiled.
  await page.goto(server.url + pathname, { timeout: FIRST_PAGE });
}

/** Writes a text into a file of the content in the place of another. */
function edit(file: string, before: string, after: string): void {
  const target = path.join(CONTENT, file);
  const source = readFileSync(target, 'utf8');
  expect(source).toContain(before);
  writeFileSync(target, source.replace(before, after));
}

test('a page opens when it is asked for, and shows its text and its demos', async ({ page }) => {
  await open(page, '/garden/react-loading-button/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading Button');
  await expect(page.getByRole('button', { name: 'Large can' })).toBeVisible();
});

test('text and demos show what is saved without a reload', async ({ page }) => {
  await open(page, '/garden/react-loading-button/');
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  edit('react-loading-button/react-loading-button.mdx', 'With an address the', 'Given an address, the');
  await expect(page.getByText('Given an address, the button is a link.')).toBeVisible();
  edit('react-loading-button/CanSizes.tsx', 'Large can', 'Rain barrel');
  await expect(page.getByRole('button', { name: 'Rain barrel' })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same-document', '');
});

test('links lead to pages that nobody has opened', async ({ page }) => {
  await open(page, '/garden/getting-started/');
  await page.getByRole('link', { name: 'Installation' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation', { timeout: FIRST_PAGE });
});

test('hover cards have the props of the installed packages', async ({ page }) => {
  await open(page, '/garden/react-loading-button/');
  await page.locator('.api-term[href$="#loading-button-prop-variant"]').first().hover();
  await expect(page.getByRole('tooltip')).toContainText("Default'text'");
});

test('a page that was deleted is missing, and others open', async ({ page }) => {
  const deleted = '/garden/getting-started/installation/';
  await open(page, deleted);
  rmSync(path.join(CONTENT, 'getting-started/installation'), { recursive: true });
  edit('menu.ts', "      { pathname: '/garden/getting-started/installation' },\n", '');
  await expect(async () => {
    expect((await page.goto(server.url + deleted))?.status()).toBe(404);
  }).toPass();
  await open(page, '/garden/getting-started/usage/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage');
});
