import type { Page } from '@playwright/test';
import { expect, mountDemos, test } from './test';

/** Blocks of a page whose contents are left out at the moment. */
const LEFT_OUT = 'article > [style*="content-visibility"]';

/** Where each part of the article begins, in whole px. */
const readTops = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('article > *')].map((part) =>
      Math.round(part.getBoundingClientRect().top + scrollY),
    ),
  );

/** Goes to another page by the menu, and waits until nothing of it is left out. */
async function followLinkToAlert(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'documentation' });
  await menu.getByRole('link', { name: 'Alert', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alert');
  await expect(page.locator(LEFT_OUT)).toHaveCount(0);
}

for (const choice of ['Dark', 'Right to left']) {
  test(`“${choice}” is laid out on screen first, and moves nothing`, async ({ page }) => {
    await page.goto('/material-ui/react-button/', { waitUntil: 'networkidle' });
    await mountDemos(page);
    await page.evaluate(() => scrollTo(0, 2400));
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog').getByText(choice, { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { leftOut, tops } = await page.evaluate(
      async ([label, selector]) => {
        const parts = [...document.querySelectorAll('article > *')];
        const inSight = parts.find((part) => part.getBoundingClientRect().top > 0);
        const choices = [...document.querySelectorAll<HTMLElement>('dialog label')];
        choices.find(({ textContent }) => textContent.trim() === label)?.click();
        const seen = new Set<number>();
        let counted = 0;
        for (let frame = 0; frame < 60; frame += 1) {
          counted = Math.max(counted, document.querySelectorAll(selector).length);
          await new Promise(requestAnimationFrame);
          seen.add(Math.round(inSight?.getBoundingClientRect().top ?? NaN));
        }
        return { leftOut: counted, tops: [...seen] };
      },
      [choice, LEFT_OUT] as const,
    );
    expect(leftOut).toBeGreaterThan(3);
    expect(tops).toHaveLength(1);
    await expect(page.locator(LEFT_OUT)).toHaveCount(0);
  });
}

test('a page reached by a link is soon as whole as one that was loaded', async ({ page }) => {
  await page.goto('/material-ui/react-alert/', { waitUntil: 'networkidle' });
  const loaded = await readTops(page);
  await page.goto('/material-ui/react-button/', { waitUntil: 'networkidle' });
  // Moving within the page, Back included, is forgotten.
  const contents = page.getByRole('navigation', { name: 'Page table of contents' });
  for (const name of ['Accessibility', 'Performance']) {
    await contents.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#${name.toLowerCase()}$`));
  }
  await page.goBack();
  await expect(page).toHaveURL(/#accessibility$/);
  await page.evaluate(() => {
    const counts: number[] = [];
    Object.assign(window, { counts });
    new MutationObserver(() =>
      counts.push(document.querySelectorAll('article > [style*="content-visibility"]').length),
    ).observe(document.body, { subtree: true, attributeFilter: ['style'] });
  });
  await followLinkToAlert(page);
  expect(Math.max(...(await page.evaluate(() => Reflect.get(window, 'counts') as number[])))).toBeGreaterThan(
    3,
  );
  await expect.poll(() => readTops(page)).toEqual(loaded);
});

test('a page that history brings back is whole at once', async ({ page }) => {
  await page.goto('/material-ui/react-button/', { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo(0, 3000));
  await followLinkToAlert(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  expect(await page.locator(LEFT_OUT).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
});
