import { test as base, type Page } from '@playwright/test';
import { watchLayoutShift } from './layoutShift';
import { expect, test } from './test';

const ADDRESS = '/material-ui/react-buton/';

/** Opens an unknown address as a host shows it, without the fault that its status puts in the console. */
async function openUnknown(page: Page): Promise<void> {
  await page.route(`**${ADDRESS}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, status: 200 });
  });
  await page.goto(ADDRESS);
}

for (const width of [390, 1280]) {
  test(`at ${width} px the suggestions of an unknown address move nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const readShift = await watchLayoutShift(page);
    await openUnknown(page);
    const button = page.getByRole('main').getByRole('link', { name: 'Button - Material UI', exact: true });
    await expect(button).toBeInViewport();
    await page.waitForTimeout(500);
    expect(await readShift()).toEqual([]);
    const last = await page.getByRole('main').getByRole('listitem').last().boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) - ((last?.y ?? 0) + (last?.height ?? 0))).toBeGreaterThan(24);
  });
}

base('without JavaScript an unknown address leads to all products', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto(ADDRESS);
  await expect(page.getByRole('main')).toContainText('It may be old or mistyped');
  await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0);
  await expect(page.getByRole('main').locator('svg').first()).toBeVisible();
  await page.close();
});
