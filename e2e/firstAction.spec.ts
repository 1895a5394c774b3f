import type { Page } from '@playwright/test';
import { expect, mountDemos, test, waitUntilAlive } from './test';

const BUTTON = '/material-ui/react-button/';
const INSTALLATION = '/material-ui/getting-started/installation/';
const PHONE = { width: 390, height: 844 };

/** Scripts of the framework; the start program is beside them. */
const CHUNKS = '**/_next/static/chunks/**.js';

/** How the framework's scripts come: `late` after the returned function is called. */
const ARRIVALS = ['in time', 'late', 'failing', 'never'] as const;

type Arrival = (typeof ARRIVALS)[number];

/** Makes the scripts of the framework arrive in some way; call before the page opens. */
async function setArrival(page: Page, arrival: Arrival): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  if (arrival === 'failing') await page.route(CHUNKS, (route) => route.abort());
  if (arrival === 'never') await page.route(CHUNKS, () => {});
  if (arrival === 'late') {
    await page.route(CHUNKS, async (route) => {
      await released;
      // The page may have been left.
      await route.continue().catch(() => {});
    });
  }
  return release;
}

/** Whether scripts of the framework have been inserted. */
const isStarted = (page: Page) => page.locator('script[src*="/_next/static/chunks/"]').count().then(Boolean);

const getScheme = (page: Page) => page.locator('html').getAttribute('data-mui-color-scheme');

/** Everything a reader may do first, and what must follow, with the framework or without it. */
const ACTIONS: Readonly<
  Record<string, { path: string; width?: number; run: (page: Page) => Promise<void> }>
> = {
  'switching the mode': {
    path: BUTTON,
    async run(page) {
      await page.getByRole('button', { name: /^Mode: / }).click();
      expect(await getScheme(page)).toBe('dark');
      await expect(page.locator('#announcer')).toHaveText('Mode: dark');
      expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
    },
  },
  'opening the drawer': {
    path: BUTTON,
    width: PHONE.width,
    async run(page) {
      await page.getByRole('button', { name: 'Menu' }).first().click();
      await expect(page.locator('#navigation')).toBeVisible();
      await expect(page.locator('#navigation a[aria-current="page"]')).toBeFocused();
      await expect(page.locator('main')).toHaveJSProperty('inert', false);
      expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(page.locator('#navigation')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Menu' }).first()).toBeFocused();
    },
  },
  'closing a group of the menu': {
    path: BUTTON,
    async run(page) {
      const group = page.locator('#navigation details[open]', { has: page.locator('[aria-current]') });
      await group.locator('> summary').click();
      await expect(page.locator('#navigation [aria-current]')).toBeHidden();
    },
  },
  'choosing a product': {
    path: BUTTON,
    async run(page) {
      await page.locator('#mui-product-selector').click();
      await page.locator('#mui-product-menu a', { hasText: 'Joy UI' }).click();
      await expect(page).toHaveURL('/joy-ui/getting-started/');
      await expect(page.locator('#mui-product-menu')).toBeHidden();
    },
  },
  'choosing a tab': {
    path: INSTALLATION,
    async run(page) {
      const tab = page.locator('[data-tab="pnpm"]').first();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('[data-panel="pnpm"]').first()).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('[data-panel="yarn"]').first()).toBeVisible();
    },
  },
  'copying code': {
    path: INSTALLATION,
    async run(page) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.locator('[data-copy]').first().click();
      await expect(page.locator('[data-copied]')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('@mui/material');
    },
  },
  'jumping to a heading': {
    path: INSTALLATION,
    async run(page) {
      const entry = page.locator('#page-toc a').last();
      await entry.click();
      await expect(entry).toHaveAttribute('aria-current', 'location');
      const id = (await entry.getAttribute('href'))?.slice(1);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    },
  },
  'following a link': {
    path: BUTTON,
    async run(page) {
      await page.locator('#navigation').getByRole('link', { name: 'Alert', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alert');
    },
  },
  'pressing a link of a demo': {
    path: '/material-ui/react-card/',
    async run(page) {
      const link = page.locator('[data-demo-root] a[href]').first();
      if ((await link.count()) > 0) await link.click();
      await expect(page).toHaveURL('/material-ui/react-card/');
    },
  },
};

test.describe('as the first action', () => {
  for (const arrival of ARRIVALS) {
    for (const [name, { path, width = 1280, run }] of Object.entries(ACTIONS)) {
      test(`${name} works with the framework ${arrival}`, async ({ page, allowFaults }) => {
        if (arrival === 'failing') allowFaults(/Failed to load resource/);
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize({ width, height: 800 });
        const release = await setArrival(page, arrival);
        await page.goto(path);
        expect(await isStarted(page)).toBe(false);
        await run(page);
        release();
      });
    }
  }
});

test.describe('what needs the framework', () => {
  test('waits: the search opens with the letters typed meanwhile', async ({ page }) => {
    const release = await setArrival(page, 'late');
    await page.goto(BUTTON);
    const button = page.getByRole('button', { name: /^Search/ });
    await button.click();
    await page.keyboard.type('dialig');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('og');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('dialog');
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Dialog');
  });

  test('waits: a button is pressed when it can answer, once', async ({ page }) => {
    const release = await setArrival(page, 'late');
    await page.goto(BUTTON);
    const toggle = page.locator('[data-action="expand"]').first();
    await toggle.click();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).not.toHaveAttribute('aria-busy');
  });

  test('waits: a demo gets its click', async ({ page }) => {
    const release = await setArrival(page, 'late');
    await page.goto('/material-ui/react-dialog/');
    await page.locator('[data-demo-root] button').first().click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('says so when it cannot come, and is requested again at the next press', async ({
    page,
    allowFaults,
  }) => {
    allowFaults(/Failed to load resource/);
    await setArrival(page, 'failing');
    await page.goto(BUTTON);
    const button = page.getByRole('button', { name: /^Search/ });
    await button.click();
    await expect(page.locator('#announcer')).toHaveText('The search could not be loaded.');
    await expect(button).toHaveAttribute('aria-busy', 'false');
    await page.unroute(CHUNKS);
    await button.click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  });

  test('runs once, however often the reader acts', async ({ page }) => {
    await page.goto(BUTTON);
    await mountDemos(page);
    await waitUntilAlive(page);
    await page.mouse.move(300, 300);
    await page.keyboard.press('Shift');
    const sources = await page
      .locator('script[src*="/_next/static/chunks/turbopack"]')
      .evaluateAll((scripts) => scripts.length);
    expect(sources).toBe(1);
  });

  test('keeps what the reader did before: mode, menu, place and code tabs', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const release = await setArrival(page, 'late');
    await page.goto(`${INSTALLATION}`);
    await page.getByRole('button', { name: /^Mode: / }).click();
    await page.locator('[data-tab="bun"]').first().click();
    const group = page.locator('#navigation details[open]', { has: page.locator('[aria-current]') });
    await group.locator('> summary').click();
    await page.evaluate(() => scrollTo(0, 321));
    release();
    await waitUntilAlive(page);
    expect(await getScheme(page)).toBe('dark');
    await expect(page.locator('[data-panel="bun"]').first()).toBeVisible();
    await expect(page.locator('#navigation [aria-current]')).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(321);
  });
});

test.describe('a page that is only read', () => {
  test('fetches the framework when idle, and does not run it, even while scrolling', async ({ page }) => {
    const countFetched = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.includes('/chunks/turbopack'))
            .length,
      );
    await page.goto(BUTTON);
    await expect.poll(countFetched).toBe(1);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect(page.locator('#page-toc [aria-current]')).toBeVisible();
    expect(await isStarted(page)).toBe(false);
    expect(await countFetched()).toBe(1);
  });

  test('fetches nothing for a reader who saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto(BUTTON, { waitUntil: 'networkidle' });
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
    );
    expect(scripts).toHaveLength(1);
    await mountDemos(page);
    await waitUntilAlive(page);
  });

  test('follows the system’s mode, and other tabs', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(BUTTON);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    const other = await context.newPage();
    await other.goto(BUTTON);
    await other.evaluate(() => localStorage.setItem('mui-mode', 'light'));
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');
    expect(await isStarted(page)).toBe(false);
  });

  test('keeps its place when the reader has scrolled away from the address’s heading', async ({ page }) => {
    await page.goto(`${BUTTON}#playground`);
    const [heading = ''] = await page
      .locator('article h2')
      .evaluateAll((all) => all.slice(-1).map(({ id }) => id));
    await page.goto(`${BUTTON}#${heading}`);
    await page.reload();
    await page.evaluate(() => scrollTo(0, 700));
    await mountDemos(page);
    await waitUntilAlive(page);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(700);
    // Later links to the same heading lead there.
    await page.locator(`#page-toc a[href="#${heading}"]`).click();
    await expect(page.locator(`[id="${heading}"]`)).toBeInViewport();
  });

  test('shows the page of an address of its history that the framework had added', async ({ page }) => {
    await page.goto(BUTTON);
    await mountDemos(page);
    await waitUntilAlive(page);
    await page.locator('#navigation').getByRole('link', { name: 'Alert', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alert');
    await page.goto(INSTALLATION);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alert');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  });
});

test.describe('the framework starts at once', () => {
  for (const [reason, path, prepare] of [
    ['for another language', '/?lang=zh', () => {}],
    ['for code in JavaScript', BUTTON, () => (document.cookie = 'codeVariant=JS; path=/')],
    ['for demos from right to left', BUTTON, () => localStorage.setItem('docs-direction', 'rtl')],
    ['for dense demos', BUTTON, () => localStorage.setItem('docs-dense', 'true')],
    ['for an edited demo', BUTTON, () => sessionStorage.setItem('demo-edit:x,TS', 'x')],
    ['for a link to a demo’s file', `${BUTTON}#ButtonStates.tsx`, () => {}],
  ] as const) {
    test(reason, async ({ page }) => {
      await page.addInitScript(prepare);
      await page.goto(path);
      await waitUntilAlive(page);
    });
  }

  test('but not for choices that the style sheets show', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('mui-mode', 'dark');
      localStorage.setItem('codeblock-package-manager', 'bun');
      localStorage.setItem('apiPage_props', 'collapsed');
      localStorage.setItem('docs-direction', 'rtl');
    });
    await page.goto(INSTALLATION, { waitUntil: 'networkidle' });
    await expect(page.locator('[data-panel="bun"]').first()).toBeVisible();
    await expect(page.locator('[data-tab="bun"]').first()).toHaveAttribute('aria-selected', 'true');
    expect(await isStarted(page)).toBe(false);
  });
});

test.describe('without a pointer', () => {
  test('keys alone open the search, the menu and a page', async ({ page }) => {
    const release = await setArrival(page, 'late');
    await page.goto(BUTTON);
    await page.keyboard.press('/');
    await page.keyboard.type('alert');
    release();
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('alert');
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Alert');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alert');
  });

  test('the skip link is the first stop, and works before the framework', async ({ page }) => {
    await setArrival(page, 'never');
    await page.goto(BUTTON);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#main-content')).toBeFocused();
  });

  test('assistive technology focuses and clicks, without events of keys or pointers', async ({ page }) => {
    const release = await setArrival(page, 'late');
    await page.goto(BUTTON);
    await page.locator('[data-rating="1"]').evaluate((button) => {
      (button as HTMLElement).focus();
      (button as HTMLElement).click();
    });
    release();
    await expect(page.locator('[data-rating="1"]')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('the End key reaches the end of a page that was only read', async ({ page }) => {
  await page.goto(BUTTON, { waitUntil: 'networkidle' });
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  const toDistance = () => Math.ceil(scrollY) + innerHeight - document.documentElement.scrollHeight;
  // The browser scrolls smoothly, to where the end was when the key was pressed.
  await expect.poll(() => page.evaluate(toDistance)).toBeGreaterThanOrEqual(0);
  await expect(page.locator('html[data-untouched], article > [style*="content-visibility"]')).toHaveCount(0);
  expect(await page.evaluate(toDistance)).toBeGreaterThanOrEqual(0);
});

test('a demo in a frame waits for the first action on its page', async ({ page }) => {
  await page.goto('/toolpad/core/react-sign-in-page/', { waitUntil: 'networkidle' });
  const roots = page.frameLocator('iframe').first().locator('[data-demo-root]');
  await expect(roots).toHaveAttribute('data-demo-root', '');
  await mountDemos(page);
  await expect(roots).toHaveAttribute('data-demo-root', 'hydrated');
});

test('a button that is disabled is so before its demo is alive, and can be enabled afterwards', async ({
  page,
}) => {
  await page.goto('/joy-ui/react-button/');
  const demo = page.locator('[data-name="ButtonDisabled"]');
  const button = demo.getByRole('button', { name: 'Book the room' });
  await expect(demo).toHaveAttribute('data-demo-root', '');
  await expect(button).toBeDisabled();
  await demo.getByRole('checkbox').click();
  await expect(demo).toHaveAttribute('data-demo-root', 'hydrated');
  await expect(button).toBeEnabled();
});

test('a page that was only read prints whole', async ({ page }) => {
  await page.goto(BUTTON, { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-demo-root] button').last()).toBeVisible();
  expect((await page.pdf()).length).toBeGreaterThan(50_000);
  expect(await isStarted(page)).toBe(false);
});
