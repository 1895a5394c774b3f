import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { expect, test as base, type Page } from '@playwright/test';
import { findViolations } from '../../axe';

/** Folder into which the archive was unpacked, and the address of its files. */
let folder = '';
let root = '';

/** Rules of axe for a dialog with a combobox; others fetch the style sheets, which a file cannot. */
const RULES = [
  'aria-allowed-attr',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-required-attr',
  'aria-required-children',
  'aria-required-parent',
  'aria-valid-attr-value',
  'button-name',
  'color-contrast',
  'nested-interactive',
];

/** A test whose page fails on any error in the console, and on requests to anything but files of the archive. */
const test = base.extend<{ page: Page }>({
  page: async ({ page }, provide) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${String(error)}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(`${page.url()}: ${message.text()}`);
    });
    page.on('requestfailed', (request) => {
      // What was loading when the reader went to another page.
      if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
      faults.push(`${page.url()}: no ${request.url()}`);
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(root) && !request.url().startsWith('data:')) {
        faults.push(`Request to ${request.url()}`);
      }
    });
    await provide(page);
    expect(faults).toEqual([]);
  },
});

// One archive for all stories.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  // Ten seconds, but the machine may be busy.
  test.setTimeout(300_000);
  const home = mkdtempSync(path.join(tmpdir(), 'atlas-archive-'));
  await promisify(execFile)('npm', ['run', '-s', 'build:archive', '--', '--to', home, 'base-ui']);
  const [archive = ''] = readdirSync(home);
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(path.join(home, archive))))) {
    mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
    writeFileSync(path.join(home, name), bytes);
  }
  folder = home;
  root = pathToFileURL(path.join(home, archive.replace(/\.zip$/, ''))).href;
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('opens from a folder, and leads from page to page', async ({ page }) => {
  await page.goto(`${root}/index.html`);
  await expect(page).toHaveURL(`${root}/base-ui/index.html`);
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('#navigation').getByRole('link', { name: 'Tabs', exact: true }).click();
  await expect(page).toHaveURL(`${root}/base-ui/react-tabs/index.html`);
  await expect(page.locator('h1')).toHaveText('Tabs');
  // By key: on a busy machine, the page is laid out anew under the pointer.
  await page.locator('a[rel="prev"]').press('Enter');
  await expect(page).toHaveURL(`${root}/base-ui/react-table-pagination/index.html`);
  // What the archive does not have is on the site.
  const products = page.locator('#mui-product-menu');
  await page.locator('#mui-product-selector').click();
  await expect(products.getByRole('link', { name: /^Joy UI/ })).toHaveAttribute(
    'href',
    /^https:.+\/joy-ui\//,
  );
  await products.getByRole('link', { name: /^Base UI/ }).click();
  await expect(page).toHaveURL(`${root}/base-ui/getting-started/index.html`);
});

test('is styled, with its fonts and without what needs a server', async ({ page }) => {
  await page.goto(`${root}/base-ui/react-button/index.html`);
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].find(({ family }) => family === 'sans')?.status))
    .toBe('loaded');
  await expect(page.locator('[data-name="ButtonBasic/system"] button').first()).toHaveCSS(
    'cursor',
    'pointer',
  );
  await expect(page.getByRole('button', { name: 'Settings' })).toBeHidden();
  await expect(page.getByText('Was this page helpful?')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Page actions' })).toBeHidden();
  await expect(page.locator('#ButtonBasic').getByRole('link', { name: 'Open online' })).toHaveAttribute(
    'href',
    /^https:.+\/base-ui\/react-button\/#ButtonBasic$/,
  );
});

test('finds components and props', async ({ page }) => {
  await page.goto(`${root}/base-ui/react-button/index.html`);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
  await field.fill('tabs');
  await expect(page.getByRole('option', { selected: true })).toContainText('Tabs');
  await expect(page.getByRole('option', { selected: true })).toContainText('Component');
  expect(await findViolations(page, { include: 'dialog', rules: RULES })).toEqual([]);
  await field.press('Enter');
  await expect(page).toHaveURL(`${root}/base-ui/react-tabs/index.html`);
  await page.waitForLoadState();

  await page.keyboard.press('/');
  await field.fill('focusableWhenDisabled');
  const prop = page.getByRole('option').filter({ hasText: 'Prop' }).first();
  await expect(prop).toContainText('focusableWhenDisabled');
  while ((await prop.getAttribute('aria-selected')) !== 'true') await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/base-ui\/api\/[a-z-]+\/index\.html#[\w-]*focusableWhenDisabled$/i);
  await page.waitForLoadState();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Search' }).click();
  await field.fill('qqqqqq');
  await expect(page.getByRole('dialog')).toContainText('Nothing found for “qqqqqq”');
  await field.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('keeps the mode from page to page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${root}/base-ui/react-button/index.html`);
  await page.getByRole('button', { name: 'Mode: system' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await page.locator('a[rel="next"]').click();
  await expect(page.locator('h1')).toHaveText('Checkbox');
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
});

test('copies code, and shows the source of demos', async ({ page }) => {
  await page.goto(`${root}/base-ui/react-button/index.html`);
  const demo = page.locator('#ButtonBasic');
  await demo.getByRole('button', { name: 'Show source' }).click();
  await expect(demo.getByRole('button', { name: 'Hide source' })).toHaveAttribute('aria-expanded', 'true');
  await expect(demo.locator('pre:visible')).toHaveCount(1);
  await expect(demo.locator('pre:visible')).toContainText('export default function');
  const copy = demo.getByRole('button', { name: 'Copy the code' });
  await copy.click();
  await expect(copy.getByText('Copied')).toBeVisible();
  await demo.getByRole('button', { name: 'Hide source' }).click();
  await expect(demo.locator('pre:visible')).not.toContainText('export default function');
});

test('runs demos', async ({ page }) => {
  await page.goto(`${root}/base-ui/react-button/index.html`);
  const demo = page.locator('#ButtonBasic');
  await demo.getByRole('button', { name: 'Add to cart' }).click();
  await expect(demo.getByRole('status')).toHaveText('In the cart: 1');
});
