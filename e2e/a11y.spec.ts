import { findViolations } from './axe';
import { withServices } from './services';
import { expect, mountDemos, openAlive, test } from './test';

/** One page of each kind. */
const PATHS = [
  '/',
  '/material-ui/',
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/joy-ui/react-button/',
  '/x/react-data-grid/',
  '/x/react-data-grid/events/',
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
      expect(await findViolations(page, { exclude: '[data-demo-root]' })).toEqual([]);
    });
  }
}

/** What opens over the page: which button, and how its panel is known to be there. */
const PANELS = [
  ['menu of a phone', 390, 'header div > [popovertarget="navigation"]', '#navigation'],
  ['table of contents of a phone', 390, '[popovertarget="page-toc"]', '#page-toc'],
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
      // Comments are written where somebody receives them.
      await withServices(page, { feedbackEndpoint: '/feedback' });
      await page.goto('/material-ui/react-button/');
      await mountDemos(page);
      await page.locator(button).click();
      const opened = page.locator(selector).first();
      await expect(opened).toBeVisible();
      const isModal = await opened.evaluate((element) => element.matches('[data-modal]'));
      // What makes a popover modal comes when it opens.
      if (isModal) await expect(page.locator('[inert]:has(main)')).not.toHaveCount(0);
      expect(
        await findViolations(page, {
          exclude: '[data-demo-root]',
          // Behind what is modal nobody meets the page's main part and heading; of dialogs axe knows that.
          disabledRules: isModal ? ['landmark-one-main', 'page-has-heading-one'] : [],
        }),
      ).toEqual([]);
    });
  }
}

for (const path of ['/', '/versions/', '/404.html', '/material-ui/react-button/', '/joy-ui/']) {
  for (const width of [390, 1280]) {
    test(`at ${width} px the controls of ${path} are called what they say`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      expect(await findViolations(page, { rules: ['label-content-name-mismatch'] })).toEqual([]);
    });
  }
}

for (const [language, words] of [
  ['pt', 'Copiar página'],
  ['zh', '复制页面'],
] as const) {
  test(`in the language ${language} the controls of the frame are called what they say`, async ({ page }) => {
    await openAlive(page, `/material-ui/react-button/?lang=${language}`);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    expect(
      await findViolations(page, { exclude: '[data-demo-root]', rules: ['label-content-name-mismatch'] }),
    ).toEqual([]);
  });
}

for (const path of [
  '/demos/experiments/docs/demos/TypedTide/',
  '/demos/toolpad/core/react-sign-in-page/SignInPageCredentials/',
]) {
  test(`the demo page ${path} has one main part and one heading of the first level`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await findViolations(page, { exclude: '[data-demo-root]' })).toEqual([]);
  });
}

test('a page with sign-in pages has one main part', async ({ page }) => {
  await page.goto('/toolpad/core/react-sign-in-page/');
  await mountDemos(page);
  await expect(page.locator('main')).toHaveCount(1);
});
