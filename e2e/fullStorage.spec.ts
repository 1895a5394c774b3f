import type { Page } from '@playwright/test';
import { expectChoicesKept } from './choices';
import { expect, test, waitForDemo } from './test';

const BUTTON = '/material-ui/react-button/';
const API = '/material-ui/api/button/';

/** All keys whose values the site reads, from the settings to the visited pages. */
const KEYS = ['docs-recent', 'feedback', 'docs-language', 'docs-spacing', 'codeblock-package-manager'];

/** Fills both storages up to their limit, 10 MB, around the values that are there; they take no letter more. */
async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/robots.txt');
  const rest = await page.evaluate((texts) => {
    const fillUp = (storage: Storage) => {
      for (let size = 4 * 1024 * 1024, index = 0; size >= 1; index += 1) {
        try {
          storage.setItem(`rubbish-${index}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    };
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    for (const storage of [localStorage, sessionStorage]) fillUp(storage);
    try {
      localStorage.setItem('one-more', 'a letter');
      return 'room';
    } catch {
      return 'full';
    }
  }, values);
  expect(rest).toBe('full');
}

// Each test fails on errors in the console: see `test.ts`.
test('where nothing more can be stored, what a reader chooses holds for the visit', async ({ page }) => {
  await fill(page, { 'mui-mode': 'system', 'docs-direction': 'ltr', feedback: '{}' });
  await page.goto(BUTTON);
  const html = page.locator('html');
  // Before the framework is there.
  await page.getByRole('button', { name: /^Mode: / }).click();
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'dark');
  await waitForDemo(page, 'ButtonVariants');
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const choice of ['Right to left', 'pnpm', 'Português']) {
    await page.getByRole('dialog').getByText(choice, { exact: true }).click();
  }
  await expect(html).toHaveAttribute('lang', 'pt');
  await page.keyboard.press('Escape');
  const no = page.locator('[data-rating="0"]');
  await no.click();
  await expect(no).toHaveAttribute('aria-pressed', 'true');
  await expectChoicesKept(page);
  // There was no room for the rating, which is longer than what it replaces.
  expect(await page.evaluate(() => localStorage.getItem('feedback'))).toBe('{}');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  await expect(no).toHaveAttribute('aria-pressed', 'true');
});

for (const [name, write] of [
  ['one letter', (size: number) => 'x'.repeat(size)],
  ['JSON that is nested', (size: number) => '['.repeat(size)],
  ['a list of numbers', (size: number) => `[${'1,'.repeat(size / 2)}1]`],
] as const) {
  test(`values of megabytes, ${name}, count as none`, async ({ page }) => {
    await fill(page, Object.fromEntries(KEYS.map((key) => [key, write(900_000)])));
    for (const path of [API, BUTTON]) {
      await page.goto(path);
      await page.keyboard.press('Control+k');
      const search = page.getByRole('dialog', { name: 'Search' });
      await search.getByRole('combobox').fill('slider');
      await expect(search.getByRole('option', { selected: true })).toContainText('Slider');
      await page.keyboard.press('Escape');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').getByText('Dark', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  });
}
