import type { Locator } from '@playwright/test';
import { expect, test } from './test';

const BUTTON = '/material-ui/react-button/';

test.use({ forcedColors: 'active' });

/** What a reader can tell apart when the system sets the colors. */
const readLook = (part: Locator) =>
  part.evaluate((element) => {
    const { backgroundColor, borderBlockStartColor, outlineStyle } = getComputedStyle(element);
    return [backgroundColor, borderBlockStartColor, outlineStyle].join(' ');
  });

async function expectToDiffer(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen.first()).toBeVisible();
  expect(await readLook(chosen.first())).not.toBe(await readLook(other.first()));
}

test('the chosen settings can be told from the others', async ({ page }) => {
  await page.goto(BUTTON, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Settings' }).click();
  const options = page.getByRole('dialog').locator('label:has(input[type=radio])');
  await expectToDiffer(
    options.filter({ has: page.locator(':checked') }),
    options.filter({ has: page.locator(':not(:checked)') }),
  );
});

test('menu and table of contents show where the reader is', async ({ page }) => {
  await page.goto(`${BUTTON}#accessibility`, { waitUntil: 'networkidle' });
  for (const nav of ['#navigation', 'nav[aria-label="Page table of contents"]']) {
    const links = page.locator(`${nav} ul`);
    await expectToDiffer(links.locator('a[aria-current]'), links.locator('a:not([aria-current]):visible'));
  }
});

test('the list of products shows the current one', async ({ page }) => {
  await page.goto(BUTTON);
  await page.locator('#mui-product-selector').click();
  const links = page.locator('#mui-product-menu a');
  await expectToDiffer(
    links.and(page.locator('[aria-current]')),
    links.and(page.locator(':not([aria-current])')),
  );
});

test('the search shows which result Enter opens', async ({ page }) => {
  await page.goto(BUTTON, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Search' }).fill('button');
  const options = page.getByRole('dialog').getByRole('option');
  await expectToDiffer(
    options.and(page.locator('[aria-selected=true]')),
    options.and(page.locator('[aria-selected=false]')),
  );
});
