import { expect, test } from './test';

test('on paper demos keep their colors, and headings stay with their text', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  await page.emulateMedia({ media: 'print' });
  const read = (selector: string, property: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (all, name) => [...new Set(all.map((one) => getComputedStyle(one).getPropertyValue(name)))],
        property,
      );
  expect(await read('[data-demo-root] .MuiButton-contained', 'print-color-adjust')).toEqual(['exact']);
  expect(await read('main :is(h1, h2, h3)', 'break-after')).toEqual(['avoid']);
  expect(await page.locator('[data-ad-place]').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('navigation', { name: 'documentation' }).isVisible()).toBe(false);
});

test('on paper nothing is left of what is not printed', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  await page.setViewportSize({ width: 760, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const breadcrumbs = await page.getByRole('navigation', { name: 'Breadcrumbs' }).boundingBox();
  expect(breadcrumbs?.y).toBeLessThan(60);
  // Without controls, the component is centered.
  const block = await page.locator('#ButtonPlayground').boundingBox();
  const button = await page.locator('#ButtonPlayground .MuiButton-root').boundingBox();
  if (!block || !button) throw new Error('The playground is not there.');
  expect(Math.abs(button.x + button.width / 2 - (block.x + block.width / 2))).toBeLessThan(2);
});
