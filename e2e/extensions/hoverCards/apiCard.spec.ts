import { expect, openAlive, test } from '../../test';

const BUTTON = '/material-ui/react-button/';

test('a component page ends in links to its references, which the table of contents knows', async ({
  page,
}) => {
  await page.goto(BUTTON);
  const links = page.locator('#api + p + ul a');
  await expect(links).toHaveText(['<Button />', '<ButtonBase />', '<IconButton />', '<LoadingButton />']);
  await expect(links.first()).toHaveAttribute('href', '/material-ui/api/button/');
  const contents = page.getByRole('navigation', { name: 'Page table of contents' });
  await expect(contents.getByRole('link', { name: 'API', exact: true })).toHaveAttribute('href', '#api');
});

test('a prop in the text shows its card on hover; the pointer may move onto it, Escape closes it', async ({
  page,
}) => {
  await openAlive(page, BUTTON);
  const term = page.locator('.api-term[href$="#button-prop-size"]').first();
  const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
  await term.hover();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText("'small' | 'medium' | 'large'");
  await expect(card).toContainText("Default'medium'");
  await expect(term).toHaveAttribute('aria-describedby', 'api-card');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightBefore);
  await card.hover();
  await page.waitForTimeout(400);
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
});

test('there is never more than one card, and it goes when the pointer does', async ({ page }) => {
  await page.goto(BUTTON);
  await page.locator('.api-term[href$="#button-prop-variant"]').first().hover();
  await expect(page.getByRole('tooltip')).toContainText('variant');
  await page.locator('.api-term[href$="#button-prop-color"]').first().hover();
  await expect(page.getByRole('tooltip')).toContainText('color');
  await expect(page.getByRole('tooltip')).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('the keyboard’s focus shows the card, and takes it along', async ({ page }) => {
  await page.goto(BUTTON);
  const term = page.locator('.api-term[href$="/api/button/"]').first();
  await page.locator('#main-content').focus();
  while (!(await term.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('tooltip')).toContainText("import Button from '@mui/material/Button';");
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip').filter({ hasText: 'import Button from' })).toHaveCount(0);
});

test('a card stays within a narrow window, from right to left, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await page.goto(BUTTON);
  for (const term of [page.locator('.api-term').first(), page.locator('.api-term').nth(7)]) {
    await term.hover();
    // Its own card: the one before may still be there.
    await expect(term).toHaveAttribute('aria-describedby');
    const box = await page.getByRole('tooltip').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('a tap follows the link and shows no card', async ({ page }) => {
    await page.goto(BUTTON, { waitUntil: 'networkidle' });
    await page.locator('.api-term[href$="#button-prop-size"]').first().tap();
    await expect(page).toHaveURL(/\/material-ui\/api\/button\/#button-prop-size$/);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

test('without its file, a term is a plain link', async ({ page }) => {
  await page.route('**/card.json', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Proxy</p>' }),
  );
  await page.goto(BUTTON);
  await page.locator('.api-term').first().hover();
  await page.waitForTimeout(400);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});
