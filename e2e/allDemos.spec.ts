import { readFileSync } from 'node:fs';
import { expect, test, waitForDemo, wakeDemos } from './test';

/** Every public page, from the export's own list. */
const paths = [...readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(
  ([, path = '']) => path,
);

for (const path of paths) {
  test(`every demo of ${path} comes to life without an error`, async ({ page }) => {
    await page.goto(path);
    await wakeDemos(page);
    const names = await page
      .locator('[data-demo-root]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-name') ?? ''));
    for (const name of names) await waitForDemo(page, name);
    const crashed = page.getByRole('alert').filter({ hasText: 'This demo crashed' });
    await expect(crashed).toHaveCount(0);
  });
}
