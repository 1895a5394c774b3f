import { expect, test } from './test';

const menuLink = (name: string) => ({ name, exact: true });

test('moving to another page keeps the frame, moves focus and names the page', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  const menu = page.getByRole('navigation', { name: 'documentation' });
  await menu.evaluate((element) => element.setAttribute('data-kept', ''));
  await menu.getByRole('link', menuLink('Alert')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alert');
  await expect(page).toHaveTitle('Alert - Material UI');
  await expect(menu).toHaveAttribute('data-kept', '');
  await expect(page.locator('#main-content')).toBeFocused();
  await expect(menu.getByRole('link', menuLink('Alert'))).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', menuLink('Alert'))).toHaveClass(/app-drawer-active/);
  await expect(page.locator('#__next-route-announcer__')).toContainText('Alert');
});

test('another product opens without a reload', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.locator('#mui-product-selector').click();
  await page
    .locator('#mui-product-menu')
    .getByRole('link', { name: /Joy UI/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await expect(page).toHaveTitle('Overview - Joy UI');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect(page.locator('#mui-product-menu')).toBeHidden();
});

test('Back returns to where the reader was', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('navigation', { name: 'documentation' }).getByRole('link', menuLink('Alert')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alert');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('next and previous follow the menu', async ({ page }) => {
  await page.goto('/material-ui/getting-started/installation/');
  const links = page.getByRole('navigation', { name: 'Previous and next page' });
  await expect(links.locator('[rel=prev]')).toContainText('Overview');
  await links.locator('[rel=next]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage');
});

test('breadcrumbs lead to product, groups and page', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  const items = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  await expect(items).toHaveText(['Material UI', 'Components', 'Inputs', 'Button']);
  const links = items.getByRole('link');
  const first = '/material-ui/react-autocomplete/';
  const hrefs = await links.evaluateAll((steps) => steps.map((step) => step.getAttribute('href')));
  expect(hrefs).toEqual(['/material-ui/', first, first, '/material-ui/react-button/']);
  await expect(links.and(page.locator('[aria-current=page]'))).toHaveText(['Button']);
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main-content')).toBeFocused();
});

test('the table of contents follows the reader', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  const toc = page.getByRole('navigation', { name: 'Page table of contents' });
  await expect(toc.locator('[aria-current]')).toHaveCount(0);
  await toc.getByRole('link', menuLink('Accessibility')).click();
  await expect(page).toHaveURL(/#accessibility$/);
  await expect(toc.locator('[aria-current=location]')).toHaveText('Accessibility');
  await expect(page.locator('#accessibility')).toBeInViewport();
});

test('below 1200 px the menu opens from its button and closes with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/material-ui/react-button/');
  const menu = page.getByRole('navigation', { name: 'documentation' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', menuLink('Alert')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alert');
  await expect(menu).toBeHidden();
});

test('below 900 px the table of contents opens from its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/material-ui/react-button/');
  const toc = page.getByRole('navigation', { name: 'Page table of contents' });
  await expect(toc).toBeHidden();
  await page.getByRole('button', { name: 'On this page' }).click();
  await toc.getByRole('link', menuLink('Accessibility')).click();
  await expect(toc).toBeHidden();
  await expect(page.locator('#accessibility')).toBeInViewport();
});

test('a reload keeps the reader’s place', async ({ page }) => {
  await page.goto('/material-ui/react-alert/', { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo(0, 3000));
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
});
