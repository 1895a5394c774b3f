import type { Page } from '@playwright/test';
import { findViolations } from '../../axe';
import { expect, test, waitForDemo } from '../../test';

interface Landing {
  readonly path: string;
  readonly demo: string;
  /** Text of the demo in the HTML. */
  readonly text: string;
  /** What the install line copies. */
  readonly packages: string;
  /** A press in the demo. */
  readonly act: (page: Page) => Promise<void>;
  /** What it changes. */
  readonly seen: (page: Page) => Promise<void>;
}

const LANDINGS: readonly Landing[] = [
  {
    path: '/material-ui/',
    demo: 'MaterialOrderSummary',
    text: '$79.50',
    packages: '@mui/material@6 @emotion/react @emotion/styled',
    act: (page) => page.getByRole('button', { name: 'One Teapot more' }).click(),
    seen: (page) => expect(page.getByText('$111.50')).toBeVisible(),
  },
  {
    path: '/joy-ui/',
    demo: 'JoyMusicPlayer',
    text: 'Lena Okafor',
    packages: '@mui/joy@5.0.0-beta.46 @emotion/react @emotion/styled',
    act: (page) => page.getByRole('button', { name: 'Next track' }).click(),
    seen: (page) => expect(page.getByRole('button', { name: 'Pause' })).toBeVisible(),
  },
  {
    path: '/base-ui/',
    demo: 'BaseOrderForm',
    text: '$9.60',
    packages: '@mui/base@5.0.0-beta.58',
    act: (page) => page.getByRole('tab', { name: 'Espresso' }).click(),
    seen: (page) => expect(page.getByText('A double shot')).toBeVisible(),
  },
  {
    path: '/system/',
    demo: 'SystemPriceList',
    text: '$55 a month',
    packages: '@mui/system@6 @emotion/react @emotion/styled',
    act: (page) => page.getByRole('button', { name: 'Monthly' }).click(),
    seen: (page) => expect(page.getByText('$70 a month')).toBeVisible(),
  },
  {
    path: '/x/',
    demo: 'XSalesDashboard',
    text: 'Sales in Europe',
    packages: '@mui/x-charts@7 @mui/x-tree-view@7 @mui/material@6',
    act: (page) => page.getByRole('treeitem').getByText('Seoul').click(),
    seen: (page) => expect(page.getByText('Sales in Seoul', { exact: true }).first()).toBeVisible(),
  },
  {
    path: '/toolpad/',
    demo: 'ToolpadTeamWorkspace',
    text: 'Chloe Martin',
    packages: '@toolpad/core@0.5.2 @mui/material@6 @mui/icons-material@6 @emotion/react @emotion/styled',
    act: (page) => page.getByRole('button', { name: 'Remove Chloe Martin' }).click(),
    seen: (page) => expect(page.getByRole('dialog', { name: 'Remove from the team?' })).toBeVisible(),
  },
];

/** Reaches for the demo of a hero, which waits for that. */
async function wake(page: Page, demo: string): Promise<void> {
  await page.locator(`[data-name="${demo}"]`).hover();
  await waitForDemo(page, demo);
}

for (const { path, demo, text, packages, act, seen } of LANDINGS) {
  const root = `[data-name="${demo}"]`;

  test.describe(path, () => {
    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('shows its interface in the first window', async ({ page }) => {
        await page.goto(path);
        await expect(page.locator(root)).toContainText(text);
        const box = await page.locator(root).boundingBox();
        expect(box?.height).toBeGreaterThan(200);
        expect(box?.y).toBeLessThan(500);
      });
    });

    test('the first press in the interface counts', async ({ page }) => {
      await page.goto(path);
      await act(page);
      await seen(page);
    });

    test('the install line is copied', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(path);
      await page.getByRole('button', { name: 'Copy the code' }).first().click();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.trim()).toBe(`npm install ${packages}`);
    });

    test('fits 320 px, in both directions', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      const getOverflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      const getDemoOverflow = () =>
        page.locator(root).evaluate(({ parentElement: stage }) => {
          return stage ? stage.scrollWidth - stage.clientWidth : 0;
        });
      expect(await getOverflow()).toBeLessThanOrEqual(0);
      expect(await getDemoOverflow()).toBe(0);
      await page.evaluate(() => localStorage.setItem('docs-direction', 'rtl'));
      await page.reload();
      await waitForDemo(page, demo);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect(await getOverflow()).toBeLessThanOrEqual(0);
      expect(await getDemoOverflow()).toBe(0);
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has no accessibility violation in ${colorScheme}, its interface included`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        await wake(page, demo);
        expect(await findViolations(page)).toEqual([]);
      });
    }
  });
}

test('the account menu of the workspace leads to the sign-in page and back', async ({ page }) => {
  await page.goto('/toolpad/');
  await wake(page, 'ToolpadTeamWorkspace');
  await page.getByRole('button', { name: 'Current User' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Sign in with GitHub' }).click();
  await expect(page.getByText('3 people')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
});

test('the plan is chosen with the keyboard alone', async ({ page }) => {
  await page.goto('/system/');
  await page.getByRole('radio', { name: /Team/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Office for five people')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Choose Office/ })).toHaveAttribute('aria-pressed', 'true');
});
