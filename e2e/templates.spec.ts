import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { expect, test } from './test';

const PAGE = '/material-ui/getting-started/templates/';
const NAMES = ['DashboardTemplate', 'SignInTemplate', 'CheckoutTemplate', 'MarketingTemplate'] as const;
type Name = (typeof NAMES)[number];

const toPath = (name: Name) => `/demos${PAGE}${name}/`;

/** Opens a template alone, and waits until it is hydrated. */
async function open(page: Page, name: Name): Promise<void> {
  await page.goto(toPath(name));
  await expect(page.locator('[data-demo-root]')).toHaveAttribute('data-demo-root', 'hydrated');
}

async function findOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

for (const name of NAMES) {
  test(`${name} fills its own page, which search engines leave out`, async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await open(page, name);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const box = await page.locator('[data-demo-root]').boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0 });
    expect(box?.width).toBeGreaterThanOrEqual(1580);
    expect(box?.height).toBeGreaterThanOrEqual(900);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} has its colors and no violation in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, name);
      const lightness = await page.evaluate(() => {
        const root = document.querySelector('[data-demo-root] main')?.closest('.MuiBox-root, main');
        for (let box = root; box; box = box.parentElement) {
          const [red, green, blue, alpha = 1] =
            getComputedStyle(box)
              .backgroundColor.match(/[\d.]+/g)
              ?.map(Number) ?? [];
          if (alpha > 0) return ((red ?? 0) + (green ?? 0) + (blue ?? 0)) / 3;
        }
        return null;
      });
      if (colorScheme === 'dark') expect(lightness).toBeLessThan(60);
      else expect(lightness).toBeGreaterThan(220);
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test(`${name} fits a window of 320 px, in both directions`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, name);
    expect(await findOverflow(page)).toBeLessThanOrEqual(0);
    await page.evaluate(() => localStorage.setItem('docs-direction', 'rtl'));
    await open(page, name);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await findOverflow(page)).toBeLessThanOrEqual(0);
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of NAMES) {
    test(`${name} is readable and styled`, async ({ page }) => {
      await page.goto(toPath(name));
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      await expect(title).toHaveCSS('font-weight', '700');
    });
  }
});

test('a person signs in with the keyboard, after two errors and a look at the dialog', async ({ page }) => {
  await open(page, 'SignInTemplate');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.focus();
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Enter an email address/);
  await page.keyboard.type('nina@example.com');
  await page.keyboard.press('Enter');
  const password = page.getByRole('textbox', { name: 'Password' });
  await expect(password).toBeFocused();
  await page.keyboard.type('tulip');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'text');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  // Next's announcer of routes is an alert, too.
  await expect(page.getByRole('alert').filter({ hasText: 'do not match' })).toBeVisible();

  const forgot = page.getByRole('button', { name: 'Forgot password?' });
  await forgot.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reset your password' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expect(dialog.getByRole('textbox')).toHaveValue('nina@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('nina@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(forgot).toBeFocused();

  await password.fill('sunflower');
  await password.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeFocused();
});

test('an order goes through the checkout with the keyboard, back and forth', async ({ page }) => {
  await open(page, 'CheckoutTemplate');
  const name = page.getByRole('textbox', { name: 'Full name' });
  await name.press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Enter your name.');
  for (const text of ['Nina Alvarez', 'nina@example.com', '12 Mill Road', '97201', 'Portland']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('radio', { name: /^Standard/ }).press('ArrowDown');
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('$73.26');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Card number' }).focus();
  for (const text of ['4242424242424242', '0429', '123']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(name).toHaveValue('Nina Alvarez');
  // The focus moves to the title of each step, so the next press waits for it.
  for (const title of ['How would you like to pay?', 'Is everything right?']) {
    await page.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
  }
  await expect(page.getByText('Card ending in 4242')).toBeVisible();
  await page.getByRole('button', { name: 'Pay $73.26' }).press('Enter');
  const terms = page.getByRole('checkbox', { name: /terms of sale/ });
  await expect(terms).toBeFocused();
  await expect(terms).toHaveAccessibleDescription(/Accept the terms/);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Pay $73.26' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Nina' })).toBeFocused();
});

test('the dashboard’s drawer opens over the page on a phone, and the table is searched and sorted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'DashboardTemplate');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('navigation')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();

  await page.getByRole('searchbox', { name: 'Find an order' }).fill('fern');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Find an order' }).fill('');
  await page.getByRole('button', { name: 'Customer' }).press('Enter');
  await expect(page.getByRole('row').nth(1)).toContainText('Aiko Tanaka');
});

test('the dashboard’s skip link passes the drawer', async ({ page }) => {
  await open(page, 'DashboardTemplate');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the overview' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'New order' })).toBeFocused();
});

test('questions of the marketing page open with the keyboard, and prices follow the billing', async ({
  page,
}) => {
  await open(page, 'MarketingTemplate');
  const question = page.getByRole('button', { name: 'What happens when I cancel?' });
  await question.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('You keep your recipes')).toBeVisible();
  await page.getByRole('button', { name: 'Monthly' }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Most chosen' })).toContainText('$6');
});

test('the page of the templates frames them lazily and links to them', async ({ page }) => {
  await page.goto(PAGE);
  const frames = page.locator('article iframe');
  await expect(frames).toHaveCount(NAMES.length);
  for (const [index, name] of NAMES.entries()) {
    await expect(frames.nth(index)).toHaveAttribute('loading', 'lazy');
    await expect(frames.nth(index)).toHaveAttribute('src', toPath(name));
    await expect(page.locator(`#${name} a[href="${toPath(name)}"]`)).toHaveAccessibleName(/^Full screen/);
  }
});

test('the first screen of the page has pictures of all templates, which lead to them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(PAGE);
  const pictures = page.locator('.thumbnails img');
  await expect(pictures).toHaveCount(NAMES.length);
  for (const picture of await pictures.all()) {
    await expect(picture).toBeInViewport({ ratio: 1 });
    await expect(picture).toHaveJSProperty('naturalWidth', 640);
  }
  await page.locator('.thumbnails').getByRole('link', { name: 'Checkout' }).click();
  // Its name includes that of the button for comments.
  await expect(page.locator('h2#checkout')).toBeInViewport();
});
