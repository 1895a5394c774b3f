import { expect, openAlive, test } from '../../test';

test('a tip lies below the table of contents, beside the way back to the top, and covers neither', async ({
  page,
}) => {
  await openAlive(page, '/material-ui/api/button/');
  await page.evaluate(() => scrollTo(0, 600));
  const tip = await page.locator('[data-ad-place]').filter({ visible: true }).boundingBox();
  const button = await page.getByRole('button', { name: 'Back to top' }).boundingBox();
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThan(tip?.x ?? 0);
  const text = await page.locator('.prose > p').first().boundingBox();
  expect((text?.x ?? Infinity) + (text?.width ?? 0)).toBeLessThan(button?.x ?? 0);
  expect((tip?.y ?? 800) + (tip?.height ?? 0)).toBeLessThanOrEqual(800);
});
