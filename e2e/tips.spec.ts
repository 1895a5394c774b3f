import type { Page } from '@playwright/test';
import { watchLayoutShift } from './layoutShift';
import { expect, goToNextPage, mountDemos, test } from './test';

const BUTTON = '/material-ui/react-button/';

/** The places for ads that a reader can see, each with the words in it. */
const readPlaces = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-ad-place]')]
      .filter((place) => place.getClientRects().length > 0)
      .map((place) => place.innerText.replace(/\s+/g, ' ')),
  );

/** The largest empty stretch between the parts of an article, in px. */
const readHole = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('article > *')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    return Math.max(...boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? top)));
  });

const ONE_TIP = [expect.stringMatching(/^.+: .+\. ?A tip from Atlas$/)];

for (const width of [1280, 390]) {
  test.describe(`at ${width} px no page has an empty place`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('before the reader moves', async ({ page }) => {
      await page.goto(BUTTON);
      expect(await readPlaces(page)).toEqual(ONE_TIP);
      expect(await readHole(page)).toBeLessThan(60);
    });

    test('after a navigation, in the same frame as the new title', async ({ page }) => {
      const readShift = await watchLayoutShift(page);
      await page.goto(BUTTON, { waitUntil: 'networkidle' });
      await mountDemos(page);
      await page.evaluate(() => {
        const { title } = document;
        new MutationObserver((_, observer) => {
          if (document.title === title && document.querySelector('h1')?.textContent === 'Button') return;
          observer.disconnect();
          const places = [...document.querySelectorAll<HTMLElement>('[data-ad-place]')];
          Object.assign(window, {
            seen: places
              .filter((place) => place.getClientRects().length > 0)
              .map(({ innerText }) => innerText),
          });
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      });
      await goToNextPage(page);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Button');
      const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[]);
      expect(seen.map((words) => words.replace(/\s+/g, ' '))).toEqual(ONE_TIP);
      expect(await readPlaces(page)).toEqual(ONE_TIP);
      expect(await readShift()).toEqual([]);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('at all', async ({ page }) => {
        await page.goto(BUTTON);
        const place = page.locator('[data-ad-place]').filter({ visible: true });
        await expect(place).toHaveCount(1);
        await expect(place.getByRole('link', { name: 'A tip from Atlas' })).toBeVisible();
      });
    });
  });
}

test('a tip is not called an ad, leads to a page of the site, and loads nothing', async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.url()));
  await page.goto(BUTTON, { waitUntil: 'networkidle' });
  await mountDemos(page);
  await page.waitForTimeout(4500);
  for (const url of scripts) expect(await (await request.get(url)).text(), url).not.toContain('carbonads');
  const place = page.locator('[data-ad-place]').filter({ visible: true });
  await expect(place).not.toContainText(/\bAd\b/);
  const address = (await place.getByRole('link').getAttribute('href')) ?? '';
  expect(address).not.toBe(BUTTON);
  expect((await request.get(address)).status()).toBe(200);
});

test('pages for the first steps have no place for ads', async ({ page }) => {
  await page.goto('/material-ui/getting-started/installation/');
  await expect(page.locator('[data-ad-place]')).toHaveCount(0);
});
