import AxeBuilder from '@axe-core/playwright';
import { expect, test, wakeDemos } from './test';

/** One page of each kind. */
const PATHS = [
  '/',
  '/material-ui/',
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/joy-ui/react-button/',
  '/x/react-data-grid/',
  '/versions/',
  '/experiments/docs/markdown/',
  '/experiments/docs/callouts/',
  '/experiments/docs/codeblock/',
];

for (const path of PATHS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} in ${colorScheme} has no accessibility violation in the frame and the text`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).exclude('[data-demo-root]').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
}

/** What opens over the page: which button, and how its panel is known to be there. */
const PANELS = [
  ['menu of a phone', 390, 'header [popovertarget="navigation"]', '#navigation'],
  ['list of products', 1280, '#mui-product-selector', '#mui-product-menu'],
  ['list of versions', 1280, '#mui-version-selector', '#mui-version-menu'],
  ['settings', 1280, 'role=button[name="Settings"]', 'dialog'],
  ['feedback form', 390, 'role=button[name="No"]', 'form[aria-labelledby="feedback-question"]'],
] as const;

for (const [panel, width, button, selector] of PANELS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the open ${panel} in ${colorScheme} has no accessibility violation`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await page.goto('/material-ui/react-button/');
      await wakeDemos(page);
      await page.locator(button).click();
      await expect(page.locator(selector).first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).exclude('[data-demo-root]').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
}
