import type { Page } from '@playwright/test';
import { watchLayoutShift } from './layoutShift';
import { expect, test, wakeDemos } from './test';

/** Blocks of a page whose contents are left out at the moment. */
const LEFT_OUT = 'article > [style*="content-visibility"]';

/** Where each part of the article begins, in whole px. */
const readTops = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('article > *')].map((part) =>
      Math.round(part.getBoundingClientRect().top + scrollY),
    ),
  );

/** Blocks whose contents the browser has not laid out yet. */
const countSkipped = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('article > :is(.prose, figure)')].filter(
        ({ firstElementChild }) =>
          firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false,
      ).length,
  );

/** Goes to another page by the menu, and waits until nothing of it is left out. */
async function followLinkToAlert(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'documentation' });
  await menu.getByRole('link', { name: 'Alert', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alert');
  await expect(page.locator(LEFT_OUT)).toHaveCount(0);
}

for (const width of [390, 1280]) {
  test(`a page that is loaded is laid out in sight first, and whole at the first sign, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const readShift = await watchLayoutShift(page);
    await page.goto('/material-ui/react-button/', { waitUntil: 'networkidle' });
    expect(await countSkipped(page)).toBeGreaterThan(10);
    const inSight = page.locator('article > *').filter({ visible: true }).nth(3);
    const before = await inSight.boundingBox();
    await wakeDemos(page);
    await expect.poll(() => countSkipped(page)).toBe(0);
    await expect(page.locator(LEFT_OUT)).toHaveCount(0);
    expect(await inSight.boundingBox()).toEqual(before);
    expect(await readShift()).toEqual([]);
  });

  test(`whoever jumps to its end at once stays there, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/material-ui/react-button/', { waitUntil: 'networkidle' });
    const tops = await page.evaluate(async () => {
      const link = document.querySelector('[aria-label="Previous and next page"] a');
      link?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const seen = new Set<number>();
      for (let frame = 0; frame < 30; frame += 1) {
        seen.add(Math.round(link?.getBoundingClientRect().top ?? NaN));
        await new Promise(requestAnimationFrame);
      }
      return [...seen];
    });
    expect(tops).toHaveLength(1);
    expect(await countSkipped(page)).toBe(0);
  });
}

test('a page that is loaded at an anchor, or again, is whole at once', async ({ page }) => {
  await page.goto('/material-ui/react-button/#accessibility', { waitUntil: 'networkidle' });
  expect(await countSkipped(page)).toBe(0);
  await expect(page.locator('#accessibility')).toBeInViewport();
  await page.goto('/material-ui/react-alert/', { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo(0, 3000));
  await expect.poll(() => countSkipped(page)).toBe(0);
  const scrolled = await page.evaluate(() => scrollY);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await countSkipped(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

for (const choice of ['Dark', 'Right to left']) {
  test(`“${choice}” is laid out in sight first, and moves nothing`, async ({ page }) => {
    await page.goto('/material-ui/react-button/', { waitUntil: 'networkidle' });
    await wakeDemos(page);
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
  await wakeDemos(page);
  await expect.poll(() => countSkipped(page)).toBe(0);
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
  await wakeDemos(page);
  await expect.poll(() => countSkipped(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 3000));
  await followLinkToAlert(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  expect(await page.locator(LEFT_OUT).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
});
