import type { Locator } from '@playwright/test';
import { expect, mountDemos, test } from './test';

const getBackground = (element: Locator) =>
  element.evaluate((one) => {
    // The color that is painted: that of the nearest ancestor that has one.
    for (let node: Element | null = one; node; node = node.parentElement) {
      const color = getComputedStyle(node).backgroundColor;
      if (color !== 'rgba(0, 0, 0, 0)') return color;
    }
    return 'none';
  });

for (const mode of ['light', 'dark'] as const) {
  test(`in ${mode} mode the stages of demos have the background of the page, and so have their themes`, async ({
    page,
  }) => {
    await page.addInitScript((name) => localStorage.setItem('mui-mode', name), mode);
    for (const [path, variable] of [
      ['/material-ui/react-button/', '--mui-palette-background-default'],
      ['/joy-ui/react-button/', '--joy-palette-background-body'],
      ['/base-ui/react-tabs/', '--surface'],
      ['/demos/experiments/docs/demos/TypedTide/', '--mui-palette-background-default'],
    ] as const) {
      await page.goto(path);
      const expected = await page.evaluate((name) => {
        const probe = document.createElement('div');
        probe.style.background = `var(${name})`;
        document.body.append(probe);
        const color = getComputedStyle(probe).backgroundColor;
        probe.remove();
        return color;
      }, variable);
      expect(expected).not.toBe('rgba(0, 0, 0, 0)');
      const stages = await page.locator('[data-layout]:has(> [data-demo-root])').all();
      expect(stages.length).toBeGreaterThan(0);
      for (const stage of stages) expect(await getBackground(stage), path).toBe(expected);
    }
  });
}

test('in dark mode the header of a data grid is of one color with its rows and its stage', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
  await page.goto('/x/react-data-grid/');
  await page.locator('[data-demo-root]').first().scrollIntoViewIfNeeded();
  await mountDemos(page);
  const grid = page.getByRole('grid').first();
  const header = grid.getByRole('columnheader').first();
  await expect(header).toBeVisible();
  const stage = page.locator('figure [data-layout]').filter({ has: grid }).first();
  expect(await getBackground(header)).toBe(await getBackground(stage));
});
