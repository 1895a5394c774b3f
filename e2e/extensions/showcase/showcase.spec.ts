import { findViolations } from '../../axe';
import { expect, test } from '../../test';

const PAGE = '/material-ui/discover-more/showcase/';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the showcase is whole, and its filter works', async ({ page }) => {
    await page.goto(PAGE);
    const entries = page.locator('.showcase-entry');
    const all = await entries.count();
    expect(all).toBeGreaterThanOrEqual(14);
    await expect(entries.filter({ visible: true })).toHaveCount(all);
    await page.getByRole('radio', { name: 'Frameworks' }).check();
    await expect(entries.filter({ visible: true })).toHaveCount(2);
  });
});

test('the showcase is filtered with the arrow keys, and has no violation', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(PAGE);
  const entries = page.locator('.showcase-entry').filter({ visible: true });
  const all = await entries.count();
  await page.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Templates of this site' })).toBeChecked();
  await expect(entries).toHaveCount(4);
  await page.keyboard.press('ArrowLeft');
  await expect(entries).toHaveCount(all);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await findViolations(page, { include: '.showcase' })).toEqual([]);
});
