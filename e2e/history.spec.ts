import type { Page } from '@playwright/test';
import { expect, openAlive, test, waitUntilAlive } from './test';

const GUIDE = '/material-ui/getting-started/installation/';
const USAGE = '/material-ui/getting-started/usage/';

/** The id of a heading in Hebrew, as the build writes it. */
const HEBREW = '%D7%A9%D7%9C%D7%95%D7%9D';

const getPlace = (page: Page) => page.evaluate(() => Math.round(scrollY));
const expectPlace = (page: Page, place: number) => expect.poll(() => getPlace(page)).toBe(place);
const goTo = (page: Page, steps: number) => page.evaluate((by) => history.go(by), steps);

/** Scrolls as a reader does, who sees the result before doing anything else. */
async function scroll(page: Page, place: number): Promise<void> {
  await page.evaluate(async (top) => {
    scrollTo(0, top);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, place);
  await expectPlace(page, place);
}

/** Chooses an entry of the table of contents; returns where its heading is. */
async function choose(page: Page, id: string): Promise<number> {
  await page.locator(`#page-toc a[href="#${id}"]`).click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  return getPlace(page);
}

test('Back and Forward among the headings of a page lead to where the reader was', async ({ page }) => {
  await openAlive(page, GUIDE);
  await scroll(page, 600);
  const first = await choose(page, 'icons-as-a-font');
  expect(first).not.toBe(600);
  await scroll(page, first + 150);
  const second = await choose(page, 'prepare-the-page');
  for (const [steps, place] of [
    [-1, first + 150],
    [-1, 600],
    [1, first + 150],
    [1, second],
    [-2, 600],
    [2, second],
  ] as const) {
    await goTo(page, steps);
    await expectPlace(page, place);
  }
});

test('a link that is chosen before the browser has told of the scrolling keeps the place as well', async ({
  page,
}) => {
  await openAlive(page, GUIDE);
  await page.evaluate(() => {
    scrollTo({ top: 600, behavior: 'instant' });
    document.querySelector<HTMLElement>('#page-toc a[href="#icons-as-a-font"]')?.click();
  });
  await expect(page.locator('[id="icons-as-a-font"]')).toBeInViewport();
  await goTo(page, -1);
  await expectPlace(page, 600);
});

test('they do so across another page', async ({ page }) => {
  await openAlive(page, GUIDE);
  await scroll(page, 600);
  const first = await choose(page, 'icons-as-a-font');
  await scroll(page, first + 150);
  const second = await choose(page, 'prepare-the-page');
  await scroll(page, second + 150);
  await page.locator(`#navigation a[href="${USAGE}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage');
  await expectPlace(page, 0);
  await scroll(page, 300);
  for (const [steps, place, title] of [
    [-1, second + 150, 'Installation'],
    [-1, first + 150, 'Installation'],
    [-1, 600, 'Installation'],
    [2, second + 150, 'Installation'],
    [1, 300, 'Usage'],
    [-3, 600, 'Installation'],
    [3, 300, 'Usage'],
  ] as const) {
    await goTo(page, steps);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectPlace(page, place);
  }
});

test('they do so before the framework is there, and when it comes in between', async ({ page }) => {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/_next/static/chunks/**.js', async (route) => {
    await gate;
    await route.continue().catch(() => {});
  });
  await page.goto(GUIDE);
  await scroll(page, 600);
  const first = await choose(page, 'icons-as-a-font');
  await goTo(page, -1);
  await expectPlace(page, 600);
  await goTo(page, 1);
  await expectPlace(page, first);
  letThrough();
  await waitUntilAlive(page);
  await expectPlace(page, first);
  const second = await choose(page, 'prepare-the-page');
  for (const [steps, place] of [
    [-1, first],
    [-1, 600],
    [1, first],
    [1, second],
  ] as const) {
    await goTo(page, steps);
    await expectPlace(page, place);
  }
});

test('they do so after a reload', async ({ page }) => {
  await openAlive(page, GUIDE);
  await scroll(page, 600);
  const first = await choose(page, 'icons-as-a-font');
  await page.reload();
  await expectPlace(page, first);
  await page.keyboard.press('Shift');
  await waitUntilAlive(page);
  await goTo(page, -1);
  await expectPlace(page, 600);
  await goTo(page, 1);
  await expectPlace(page, first);
});

test.describe('an anchor with percent escapes in lower case leads to its heading', () => {
  test.beforeEach(({ page }) =>
    // No page has such a heading yet.
    page.route(/getting-started\/installation(\/|\.json)/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('icons-as-a-font', HEBREW);
      await route.fulfill({ response, body });
    }),
  );
  const anchor = `#${HEBREW.toLowerCase()}`;
  /** Below the fixed header, as after a click on its entry. */
  const expectHeading = (page: Page) =>
    expect
      .poll(() =>
        page.evaluate((id) => {
          const { top = NaN } = document.getElementById(id)?.getBoundingClientRect() ?? {};
          return Math.abs(
            top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
          );
        }, HEBREW),
      )
      .toBeLessThan(60);

  test('when the page opens, and when the address changes', async ({ page }) => {
    await page.goto(GUIDE + anchor);
    await expectHeading(page);
    await openAlive(page, GUIDE);
    await scroll(page, 600);
    await page.evaluate((hash) => (location.hash = hash), anchor);
    await expectHeading(page);
    await page.goBack();
    await expectPlace(page, 600);
  });

  for (const written of [anchor, `#${HEBREW}`]) {
    test(`from another page: ${written}`, async ({ page }) => {
      await openAlive(page, USAGE);
      await page.evaluate((href) => {
        const link = document.querySelector<HTMLAnchorElement>('article a');
        if (!link) throw new Error('No link.');
        link.href = href;
        link.click();
      }, GUIDE + written);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
      await expectHeading(page);
    });
  }
});
