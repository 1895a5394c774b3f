import { expect, test } from './test';

const BUTTON = '/material-ui/react-button/';

/** Background colors of the body in every frame from the start of a load. */
const recordBackgrounds = () => {
  const colors = new Set<string>();
  Object.assign(window, { colors });
  const record = () => {
    if (document.body?.firstElementChild) colors.add(getComputedStyle(document.body).backgroundColor);
    requestAnimationFrame(record);
  };
  record();
};

for (const stored of ['light', 'dark', 'nonsense', null]) {
  for (const os of ['light', 'dark'] as const) {
    test(`stored ${stored}, system ${os}: one background from the first frame on`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: os });
      await page.addInitScript((mode) => mode && localStorage.setItem('mui-mode', mode), stored);
      await page.addInitScript(recordBackgrounds);
      await page.goto(BUTTON, { waitUntil: 'networkidle' });
      const expected = stored === 'light' || stored === 'dark' ? stored : os;
      await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', expected);
      await expect(page.locator('body')).toHaveClass(new RegExp(`mode-${expected}`));
      const colors = await page.evaluate(() => [...(window as unknown as { colors: Set<string> }).colors]);
      expect(colors).toHaveLength(1);
    });
  }
}

test('a refused storage leaves the site usable', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(BUTTON);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
});
