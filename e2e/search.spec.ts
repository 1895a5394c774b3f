import type { Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { findViolations } from './axe';
import { getBrotliSize } from './brotliSize';
import { expect, mountDemos, test, waitForDemo } from './test';

const BUTTON = '/material-ui/react-button/';
const ALERT = '/material-ui/react-alert/';
const JOY_BUTTON = '/joy-ui/react-button/';

const kB = 1000;

/** The site's own; a demo may have a button of that name. */
const getButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });
const getField = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const getStatus = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ results$/ });
const getOptions = (page: Page) => getDialog(page).getByRole('option');
const getActive = (page: Page) => getDialog(page).getByRole('option', { selected: true });

const unfoldFilters = (page: Page) => getDialog(page).getByRole('button', { name: 'Filters' }).click();

async function openSearch(page: Page, text: string) {
  await page.keyboard.press('Control+k');
  await expect(getField(page)).toBeFocused();
  await getField(page).fill(text);
}

test('the button, Ctrl+K, / and typing on the button open it; Escape gives the focus back', async ({
  page,
}) => {
  await page.goto(ALERT, { waitUntil: 'networkidle' });
  const button = getButton(page);
  const dialog = getDialog(page);
  await button.click();
  await expect(getField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  for (const key of ['Control+k', '/']) {
    await page.keyboard.press(key);
    await expect(getField(page)).toBeFocused();
    await expect(getField(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await button.focus();
  await page.keyboard.type('dia');
  await expect(getField(page)).toHaveValue('dia');
});

test('it opens again in the very moment in which it closes', async ({ page }) => {
  await page.goto(ALERT, { waitUntil: 'networkidle' });
  await openSearch(page, 'alert');
  // Before the browser has said that the dialog closed.
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('dialog[open] [aria-label="Close the search"]')?.click();
    await Promise.resolve();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
  });
  await expect(getField(page)).toBeFocused();
  await expect(getField(page)).toHaveValue('');
});

test('a / that is typed into a field stays there', async ({ page }) => {
  await page.goto(ALERT, { waitUntil: 'networkidle' });
  await openSearch(page, 'a');
  await page.keyboard.type('/');
  await expect(getField(page)).toHaveValue('a/');
});

test('what is typed before the dialog has arrived is in its field', async ({ page }) => {
  await page.goto(ALERT, { waitUntil: 'networkidle' });
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/_next\/static\/chunks\//, async (route) => {
    await gate;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('snacks');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letThrough();
  await expect(getField(page)).toHaveValue('snack');
  await expect(getActive(page)).toContainText('Snackbar');
});

test('what is typed keeps its order where the browser puts the caret first', async ({ page }) => {
  // As WebKit does in a dialog that opens.
  await page.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
      showModal.call(this);
      const field = document.activeElement;
      if (field instanceof HTMLInputElement) field.setSelectionRange(0, 0);
    };
  });
  await page.goto(ALERT, { waitUntil: 'networkidle' });
  await getButton(page).focus();
  await page.keyboard.type('d');
  await expect(getField(page)).toBeFocused();
  await page.keyboard.type('emo');
  await expect(getField(page)).toHaveValue('demo');
});

test('arrows, Home and End move through the list, Enter opens, and the page is remembered', async ({
  page,
}) => {
  await page.goto(ALERT, { waitUntil: 'networkidle' });
  await openSearch(page, 'button');
  await expect(getActive(page)).toHaveAttribute('href', BUTTON);
  const first = await getActive(page).getAttribute('id');
  await expect(getField(page)).toHaveAttribute('aria-activedescendant', first ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(getActive(page)).not.toHaveAttribute('id', first ?? '');
  // An answer that grows keeps the reader's place: only a whole one has an end.
  await expect(getStatus(page)).toBeAttached();
  await page.keyboard.press('End');
  await expect(getOptions(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(getActive(page)).toHaveAttribute('id', first ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(BUTTON);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recently visited' }).getByRole('option')).toHaveText([
    'Alert',
  ]);
  await expect(page.getByRole('group', { name: 'Joy UI' })).toBeVisible();
});

test('what opens a result elsewhere leaves the search open', async ({ page, context }) => {
  await page.goto(ALERT, { waitUntil: 'networkidle' });
  await openSearch(page, 'button');
  await expect(getActive(page)).toHaveAttribute('href', BUTTON);
  const ways = [
    () => page.keyboard.press('Control+Enter'),
    () => page.keyboard.press('Meta+Enter'),
    () => getActive(page).click({ modifiers: ['Control'] }),
    () => getActive(page).click({ modifiers: ['Shift'] }),
    () => getActive(page).click({ button: 'middle' }),
  ];
  for (const open of ways) {
    const opened = context.waitForEvent('page');
    await open();
    const other = await opened;
    await other.waitForURL((url) => url.pathname === BUTTON);
    await other.close();
    await expect(getField(page)).toBeVisible();
    await expect(getField(page)).toHaveValue('button');
    await expect(page).toHaveURL(ALERT);
  }
});

test('keys of an input method choose nothing and close nothing', async ({ page }) => {
  await page.goto(ALERT, { waitUntil: 'networkidle' });
  await openSearch(page, 'button');
  await expect(getActive(page)).toHaveAttribute('href', BUTTON);
  const cdp = await page.context().newCDPSession(page);
  // WebKit has ended the composition when it reports its last key.
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 });
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode: 229 });
  }
  await expect(getActive(page)).toHaveAttribute('href', BUTTON);
  await expect(page).toHaveURL(ALERT);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(BUTTON);
});

test('a keyboard without Latin letters opens it and copies code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const cdp = await context.newCDPSession(page);
  const press = (key: string, code: string) =>
    cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code, modifiers: 2 });
  await page.goto('/material-ui/getting-started/installation/', { waitUntil: 'networkidle' });
  await page.locator('[data-code] pre').first().focus();
  await press('с', 'KeyC');
  await expect(page.locator('[data-copied]')).toHaveCount(1);
  await press('л', 'KeyK');
  await expect(getField(page)).toBeFocused();
});

test('a / pressed in a demo, or in its popup, is left to the demo', async ({ page }) => {
  await page.goto('/material-ui/react-menu/', { waitUntil: 'networkidle' });
  const demo = page.locator('[data-demo-root]').first();
  await waitForDemo(page, (await demo.getAttribute('data-name')) ?? '');
  const button = demo.getByRole('button').first();
  await button.focus();
  await page.keyboard.press('/');
  await button.press('Enter');
  await expect(page.locator('#__next ~ * [role="menuitem"]').first()).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('menu').first()).toBeVisible();
  await expect(getField(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(getField(page)).toBeFocused();
});

test('a hit on a heading of the page itself goes to it', async ({ page }) => {
  await page.goto(BUTTON, { waitUntil: 'networkidle' });
  await openSearch(page, 'loading');
  await getDialog(page).locator(`[role="option"][href="${BUTTON}#loading"]`).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${BUTTON}#loading`);
  await expect(page.locator('#loading')).toBeInViewport();
});

test('chips narrow by kind and product, and Ctrl+K widens to all products', async ({ page }) => {
  await page.goto(BUTTON, { waitUntil: 'networkidle' });
  await openSearch(page, 'button');
  const options = getOptions(page);
  await expect(getActive(page)).toHaveAttribute('href', BUTTON);
  await unfoldFilters(page);
  await getDialog(page).getByText('Joy UI', { exact: true }).click();
  await expect(getActive(page)).toHaveAttribute('href', '/joy-ui/react-button/');
  await expect(options.filter({ hasText: 'Material UI ›' })).toHaveCount(0);
  await getDialog(page).getByText('Components', { exact: true }).click();
  await expect(options.filter({ hasText: 'API' })).toHaveCount(0);
  const hrefs = await options.evaluateAll((all) => all.map((option) => option.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(1);
  expect(hrefs.filter((href) => !href?.startsWith('/joy-ui/react-'))).toEqual([]);
  await getField(page).focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('radio', { name: 'All products' })).toBeChecked();
  await expect(options.filter({ hasText: 'Material UI ›' }).first()).toBeVisible();
});

test('a product that has nothing lets the others answer, and says so', async ({ page }) => {
  await page.goto(JOY_BUTTON, { waitUntil: 'networkidle' });
  const others = getDialog(page).getByRole('group', { name: 'In other products' });
  for (const chip of ['Joy UI first', 'Base UI']) {
    await openSearch(page, 'button');
    await unfoldFilters(page);
    await getDialog(page).getByText(chip, { exact: true }).click();
    await getField(page).fill('checkboxSelectionVisibleOnly');
    await expect(others.getByRole('option').first()).toContainText('checkboxSelectionVisibleOnly');
    const name = chip.replace(' first', '');
    await expect(getDialog(page).getByRole('status')).toHaveText(
      new RegExp(`^(Nothing|Little) found in ${name}\\. \\d+ results?$`),
    );
    await page.keyboard.press('Escape');
  }
  await openSearch(page, 'button');
  await expect(getActive(page)).toHaveAttribute('href', JOY_BUTTON);
  await expect(others).toHaveCount(0);
});

test('a page about it elsewhere stands before what the own product only mentions', async ({ page }) => {
  await page.goto(BUTTON, { waitUntil: 'networkidle' });
  await openSearch(page, 'data grid filtering');
  const others = getDialog(page).getByRole('group', { name: 'In other products' });
  await expect(others.getByRole('option').first()).toHaveAttribute('href', '/x/react-data-grid/filtering/');
  await expect(getActive(page)).toHaveAttribute('href', '/x/react-data-grid/filtering/');
});

for (const width of [390, 1280]) {
  test(`the first result begins directly below the note at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(JOY_BUTTON, { waitUntil: 'networkidle' });
    await openSearch(page, 'datagrid sort');
    const note = getDialog(page).getByText(/^(?:Little|Nothing) found in Joy UI\.$/);
    await expect(note).toBeVisible();
    // Where its text ends: the note itself may be stretched.
    const end = await note.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().bottom;
    });
    const option = await getOptions(page).first().boundingBox();
    expect(option?.y ?? 0).toBeGreaterThanOrEqual(end);
    // The heading of the first group stands between them.
    expect(option?.y ?? Infinity).toBeLessThan(end + 50);
  });
}

test('from right to left, every line of a result begins where the frame does', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(JOY_BUTTON, { waitUntil: 'networkidle' });
  await openSearch(page, 'datagrid sort');
  const title = getOptions(page).getByText('Getting started with Data Grid', { exact: true });
  await expect(title).toBeVisible();
  // Results that arrive later take the place of others.
  await expect(async () => {
    const { count, starts } = await getOptions(page).evaluateAll((options) => {
      const rects = options.flatMap((option) => {
        const range = document.createRange();
        const name = option.querySelector('[lang="en"] > :first-child');
        if (!name) return [];
        range.selectNodeContents(name);
        // Words stand in elements of their own: a line ends where its last one does.
        const lines = new Map<number, number>();
        for (const { bottom, right } of range.getClientRects()) {
          const line = Math.round(bottom / 8);
          lines.set(line, Math.max(lines.get(line) ?? 0, right));
        }
        const edge = option.getBoundingClientRect().right;
        return [[...lines.values()].map((right) => Math.round(edge - right))];
      });
      return { count: Math.max(...rects.map((lines) => lines.length)), starts: rects.flat() };
    });
    expect(count).toBeGreaterThan(1);
    expect(Math.max(...starts) - Math.min(...starts)).toBeLessThanOrEqual(2);
  }).toPass({ timeout: 15_000 });
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('everything that is tapped is at least 40 px high, and the head stays low', async ({ page }) => {
    await page.goto(BUTTON, { waitUntil: 'networkidle' });
    await getButton(page).tap();
    const dialog = getDialog(page);
    const body = dialog.locator('[aria-busy]');
    await expect(body).toBeVisible();
    // The field, and one row of filters.
    expect((await body.boundingBox())?.y ?? Infinity).toBeLessThanOrEqual(120);
    await unfoldFilters(page);
    const targets = dialog.locator('label, button, [role="option"], input[type="text"]');
    for (const text of ['', 'button', 'datagrid sort', '> dark', 'qqqxyz']) {
      await getField(page).fill(text);
      await expect(dialog.locator('[aria-busy="false"]')).toBeVisible();
      // Results may still be replaced while they are measured.
      await expect(async () => {
        const heights = await targets.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().height),
        );
        expect(Math.min(...heights), text).toBeGreaterThanOrEqual(40);
      }).toPass({ timeout: 15_000 });
    }
    expect((await body.boundingBox())?.y ?? Infinity).toBeLessThanOrEqual(170);
  });
});

test('Chinese words, and Portuguese ones without accents, find pages', async ({ page }) => {
  await page.goto(ALERT, { waitUntil: 'networkidle' });
  for (const text of ['按钮', '按钮组件', 'botão', 'botao']) {
    await openSearch(page, text);
    await expect(getActive(page)).toHaveAttribute('href', BUTTON);
    await page.keyboard.press('Escape');
  }
});

test('the palette switches the mode and copies the address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(ALERT, { waitUntil: 'networkidle' });
  await openSearch(page, '> dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openSearch(page, 'copy link');
  await page.getByRole('option', { name: 'Copy the link to this page' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('strange texts neither break nor freeze it, and are shown as text', async ({ page }) => {
  await page.goto(ALERT, { waitUntil: 'networkidle' });
  await openSearch(page, '');
  for (const text of [
    'button '.repeat(1500).slice(0, 10_000),
    '<img src=x onerror=alert(1)>',
    '.*+?^${}()|[]\\',
    '🙂🙃 👩‍👩‍👧',
    'زر إغلاق',
    'constructor __proto__ toString',
  ]) {
    await getField(page).fill(text);
    await expect(getField(page)).toHaveValue(text);
    await expect(getOptions(page).first().or(page.getByText('Nothing found'))).toBeVisible();
  }
  await expect(page.locator('dialog img')).toHaveCount(0);
  await getField(page).fill('alert');
  await expect(getActive(page)).toHaveAttribute('href', ALERT);
  await expect(getActive(page).locator('mark').first()).toHaveText('Alert');
});

test('damaged and hostile storage leaves the list of pages alone', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'docs-recent',
      '[{"href":"//evil.example/","title":"x"},{"href":"javascript:1","title":"y"},7]',
    ),
  );
  await page.goto(ALERT, { waitUntil: 'networkidle' });
  await openSearch(page, '');
  await expect(page.getByRole('group', { name: 'Material UI' })).toBeVisible();
  await expect(
    page.locator('[role="option"][href*="evil"], [role="option"][href^="javascript"]'),
  ).toHaveCount(0);
});

test('a query, a choice and an empty answer are told to the document', async ({ page }) => {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, { events });
    document.addEventListener('atlas:search', (event) => {
      if (event instanceof CustomEvent) events.push(event.detail);
    });
  });
  await page.goto(ALERT, { waitUntil: 'networkidle' });
  const read = () => page.evaluate(() => (window as unknown as { events: unknown[] }).events);
  await openSearch(page, 'qqqxyz');
  await expect.poll(read).toEqual([{ action: 'nothing', label: 'qqqxyz', results: 0, rank: null }]);
  await getField(page).fill('button');
  await expect(getActive(page)).toHaveAttribute('href', BUTTON);
  await page.keyboard.press('Enter');
  await expect
    .poll(read)
    .toContainEqual({ action: 'choose', label: 'button', results: expect.any(Number), rank: 1 });
});

test('an answer that takes long is announced, and the list is not just empty', async ({ page }) => {
  await page.goto(ALERT, { waitUntil: 'networkidle' });
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/search/**/*.json', async (route) => {
    await gate;
    await route.continue();
  });
  await openSearch(page, 'button');
  await expect(getDialog(page).getByRole('paragraph').filter({ hasText: 'Searching…' })).toBeVisible();
  await expect(getDialog(page).getByRole('status')).toHaveText('Searching…');
  letThrough();
  await expect(getActive(page)).toHaveAttribute('href', BUTTON);
  await expect(getDialog(page).getByText('Searching…')).toHaveCount(0);
});

test.describe('when the index does not load', () => {
  // A request that fails is reported by the browser, too: this page may have errors.
  test('says so, offers another attempt and links that need no index', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL });
    await page.route('**/search/**/*.json', (route) => route.abort());
    await page.goto(ALERT, { waitUntil: 'networkidle' });
    await openSearch(page, 'button');
    await expect(getDialog(page).getByRole('alert')).toContainText('could not be loaded');
    await expect(getDialog(page).getByRole('link', { name: 'Dialog', exact: true })).toHaveAttribute(
      'href',
      '/material-ui/react-dialog/',
    );
    await page.unroute('**/search/**/*.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(getActive(page)).toHaveAttribute('href', BUTTON);
    await page.close();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the open dialog has no accessibility faults in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(ALERT, { waitUntil: 'networkidle' });
    for (const text of ['', 'disabled', 'qqqxyz']) {
      await openSearch(page, text);
      await expect(getDialog(page).locator('[aria-busy="false"]')).toBeVisible();
      expect(await findViolations(page, { include: 'dialog' })).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}

for (const { from, path, limit } of [
  { from: 'a page', path: ALERT, limit: 150 },
  // The names of all products: they grow with the pages that are written.
  { from: 'the home page, which searches all products', path: '/', limit: 210 },
]) {
  test(`the first load holds nothing of it, and the first answer costs at most ${limit} kB from ${from}`, async ({
    page,
  }) => {
    const files = new Set<string>();
    page.on('response', (response) => files.add(new URL(response.url()).pathname));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect([...files].filter((file) => file.includes('/search/'))).toEqual([]);
    // The demo that leads the page is hydrated at the reader's first interaction: its code and typeface are not the search's.
    await mountDemos(page);
    await page.waitForTimeout(3000);
    expect([...files].filter((file) => file.includes('/search/'))).toEqual([]);
    const before = new Set(files);
    await openSearch(page, 'button');
    await expect(getActive(page)).toHaveAttribute('href', BUTTON);
    await page.waitForLoadState('networkidle');
    await expect(getStatus(page)).toBeAttached();
    const size = [...files]
      .filter((file) => !before.has(file) && existsSync(`out${file}`))
      .reduce((sum, file) => sum + getBrotliSize(file), 0);
    expect(size).toBeGreaterThan(20 * kB);
    expect(size).toBeLessThanOrEqual(limit * kB);
  });
}
