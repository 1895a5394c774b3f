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

test('the open menu of a phone has no accessibility violation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/material-ui/react-button/');
  await wakeDemos(page);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const { violations } = await new AxeBuilder({ page }).exclude('[data-demo-root]').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
