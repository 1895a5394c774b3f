import { expect, test } from './test';

const PATH = '/material-ui/react-button/';

test.use({ javaScriptEnabled: false });

test('what needs a script is not shown, and everything else is', async ({ page }) => {
  await page.goto(PATH);
  // Demos have buttons of any name.
  const ofFrame = page.locator(':not([data-demo-root] *)');
  for (const name of [
    'Search',
    'Settings',
    'Copy the code',
    'Copy',
    'Edit',
    'Show source',
    'Yes',
    'No',
    'Reset',
  ]) {
    await expect(page.getByRole('button', { name, exact: true }).and(ofFrame), name).toHaveCount(0);
  }
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  await expect(page.getByText('Was this page helpful?')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  // Without tabs, each package manager's command.
  for (const name of ['npm', 'pnpm', 'yarn', 'bun']) {
    await expect(page.locator(`[data-panel="${name}"]`).first()).toBeVisible();
  }
});

test('menus that the browser opens by itself are there', async ({ page }) => {
  await page.goto(PATH);
  await page.locator('#mui-product-selector').click();
  await page
    .locator('#mui-product-menu')
    .getByRole('link', { name: /Joy UI/ })
    .click();
  await expect(page).toHaveURL(/\/joy-ui\//);
});

for (const path of ['/joy-ui/', '/base-ui/', '/joy-ui/react-button/', '/base-ui/react-button/']) {
  test(`the menu of ${path} shows links to pages`, async ({ page }) => {
    await page.goto(path);
    const menu = page.getByRole('navigation', { name: 'documentation' });
    await expect(menu.getByRole('link', { name: 'Button', exact: true })).toBeVisible();
  });
}

test('an API page has no tools that do nothing', async ({ page }) => {
  await page.goto('/material-ui/api/button/');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Props', exact: true })).toBeVisible();
});
