import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { ALLOWED_VIOLATIONS, isAllowed } from './allowedViolations';
import { readPages } from './exportedPages';
import { expect, mountDemos, test, waitForDemo } from './test';

const pages = readPages();
const pagesWithDemos = pages.filter(({ demos, frames }) => demos.length + frames.length > 0);
/** Pages without demos that one test opens in turn: most are of the reference, and alike. */
const BATCH_SIZE = 25;

const count = pages.reduce((sum, { demos, frames }) => sum + demos.length + frames.length, 0);

test.describe(`${count} demos and playgrounds`, () => {
  for (const { path, demos, frames } of pagesWithDemos) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`those of ${path} come to life in ${colorScheme}, without an error or violation`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await mountDemos(page);
        for (const name of demos) await waitForDemo(page, name);
        const violations = await findViolations(page, colorScheme);
        for (const frame of frames) {
          await page.goto(frame);
          await expect(page.locator('[data-demo-root]')).toHaveAttribute('data-demo-root', 'alive');
          violations.push(...(await findViolations(page, colorScheme)));
        }
        expect(violations).toEqual([]);
      });
    }
  }
});

const others = pages.filter((page) => !pagesWithDemos.includes(page)).map(({ path }) => path);
for (let start = 0; start < others.length; start += BATCH_SIZE) {
  const batch = others.slice(start, start + BATCH_SIZE);
  test(`${batch[0]} to ${batch.at(-1)} open without an error`, async ({ page }) => {
    for (const path of batch) {
      await page.goto(path);
      await mountDemos(page);
    }
  });
}

test('what is allowed of the libraries is of the versions that are installed', () => {
  for (const { packageName, version, reason } of ALLOWED_VIOLATIONS) {
    const manifest = readFileSync(`node_modules/${packageName}/package.json`, 'utf8');
    expect(JSON.parse(manifest), `Look whether it still holds: ${reason}`).toMatchObject({ version });
  }
});

/** What axe finds in the demos of a page; only contrast depends on the mode. */
async function findViolations(page: Page, mode: 'light' | 'dark'): Promise<string[]> {
  await expect(page.getByRole('alert').filter({ hasText: 'This demo crashed' })).toHaveCount(0);
  if ((await page.locator('[data-demo-root]').count()) === 0) return [];
  // While a grid waits for its rows, the library shows an indicator without a name.
  await expect(page.locator('.MuiDataGrid-overlay [role=progressbar]')).toHaveCount(0);
  const axe = new AxeBuilder({ page }).include('[data-demo-root]');
  if (mode === 'dark') axe.withRules('color-contrast');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !isAllowed(id, html))
      .map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
