import { findViolations } from './axe';
import { watchLayoutShift } from './layoutShift';
import { expect, mountDemos, test, waitUntilAlive } from './test';

// Chromium without a window rounds the widths of glyphs: the end of a line moves by 4 px when a font comes.

/** The panels of the home page: something to press in each, and what that shows. */
const PANELS = [
  ['MaterialOrderSummary', { role: 'button', name: 'Place order' }, 'Paid'],
  ['JoyMusicPlayer', { role: 'button', name: 'Play' }, null],
  ['BaseOrderForm', { role: 'button', name: /Add to order/ }, 'Added'],
  ['SystemPriceList', { role: 'button', name: 'Monthly' }, null],
  ['XSalesDashboard', { role: 'treeitem', name: 'Lisbon' }, null],
  ['ToolpadTeamWorkspace', { role: 'button', name: /Invite/ }, null],
] as const;

const getPanel = (name: string) => `figure#${name}`;
const getRoot = (name: string) => `figure#${name} [data-demo-root]`;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page shows a live interface of each library, and where its code is', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.live')).toHaveCount(PANELS.length);
    for (const [name] of PANELS) {
      const panel = page.locator(getPanel(name));
      expect((await panel.locator('[data-demo-root]').innerText()).length, name).toBeGreaterThan(20);
      const box = await panel.locator('[data-demo-root]').boundingBox();
      expect(box?.height, name).toBeGreaterThan(150);
      await expect(panel.getByRole('link', { name: `Code ${name}` })).toHaveAttribute(
        'href',
        new RegExp(`#${name}\\.tsx$`),
      );
    }
    await expect(page.getByRole('button', { name: /^Search/ })).toHaveCount(0);
    // Every library's size has been measured.
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(7);
    await expect(page.getByRole('cell', { name: /\d kB/ })).toHaveCount(6);
  });
});

test('no demo loads before the reader reaches for it, and nothing moves when they do', async ({ page }) => {
  const readShifts = await watchLayoutShift(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await mountDemos(page, 2, 400);
  await waitUntilAlive(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-demo-root="hydrated"]')).toHaveCount(0);
  await page.locator(getPanel('JoyMusicPlayer')).getByRole('slider').hover({ force: true });
  await expect(page.locator(getRoot('JoyMusicPlayer'))).toHaveAttribute('data-demo-root', 'hydrated');
  await expect(page.locator('[data-demo-root="hydrated"]')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(await readShifts()).toEqual([]);
});

for (const [name, { role, name: label }, shown] of PANELS) {
  test(`the first click in ${name} counts`, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const panel = page.locator(getPanel(name));
    const before = await panel.locator('[data-demo-root]').innerHTML();
    const target = panel.getByRole(role, { name: label }).first();
    // No hover or focus before, so that the click itself makes the demo live.
    await target.evaluate((element) => {
      const inner = element.querySelector('.MuiTreeItem-content') ?? element;
      inner.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
    await expect(page.locator(getRoot(name))).toHaveAttribute('data-demo-root', 'hydrated');
    // What the click has opened may be a dialog, outside the panel.
    const hasAnswered = async () =>
      (await panel.locator('[data-demo-root]').innerHTML()) !== before ||
      (await page.getByRole('dialog').isVisible());
    await expect.poll(hasAnswered).toBe(true);
    if (shown) await expect(panel.locator('[data-demo-root]')).toContainText(shown);
  });
}

test('the keyboard reaches a demo, makes it live and operates it', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const play = page.locator(getPanel('JoyMusicPlayer')).getByRole('button', { name: 'Play' });
  await play.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(getRoot('JoyMusicPlayer'))).toHaveAttribute('data-demo-root', 'hydrated');
  await expect(page.locator(getPanel('JoyMusicPlayer')).getByRole('button', { name: 'Pause' })).toBeFocused();
});

test('the map leads to each library, and lights its panel for pointer and keyboard', async ({ page }) => {
  await page.goto('/');
  const map = page.getByRole('group', { name: 'Map of the libraries' });
  const lands = map.getByRole('link');
  await expect(lands).toHaveCount(PANELS.length);
  const readColor = (index: number) =>
    page
      .locator('.live')
      .nth(index)
      .evaluate((panel) => getComputedStyle(panel).backgroundColor);
  for (const [index] of PANELS.entries()) {
    const rest = await readColor(index);
    await lands.nth(index).locator('text').hover();
    expect(await readColor(index)).not.toBe(rest);
    await page.mouse.move(5, 5);
    await lands.nth(index).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(lands.nth(index)).toBeFocused();
    expect(await readColor(index)).not.toBe(rest);
  }
  await lands.first().locator('text').click();
  await expect(page).toHaveURL('/material-ui/');
});

test('the search button of the hero opens the search, and letters typed on it are kept', async ({ page }) => {
  await page.goto('/');
  const button = page.locator('.search-button');
  await button.click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await button.focus();
  await page.keyboard.type('dia');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('dia');
});

test('each demo has the theme of its library, in the reader’s mode', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const readSurface = (name: string) =>
      page
        .locator(`${getRoot(name)} > :not(style)`)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    const material = await readSurface('MaterialOrderSummary');
    expect(material).toBe(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(18, 18, 18)');
    expect(await readSurface('JoyMusicPlayer')).not.toBe('rgba(0, 0, 0, 0)');
    expect(
      await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        return ['--mui-palette-primary-main', '--joy-palette-primary-500'].map((name) =>
          Boolean(style.getPropertyValue(name)),
        );
      }),
    ).toEqual([true, true]);
  }
});

test('from right to left the demos are mirrored, too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await page.goto('/', { waitUntil: 'networkidle' });
  await mountDemos(page);
  const root = page.locator(getRoot('MaterialOrderSummary'));
  await expect(root).toHaveAttribute('data-demo-root', 'hydrated');
  await expect(root.locator('[class*="demortl-"]').first()).toBeAttached();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('from right to left numbers stay before their words, and the player fills from the right', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const [name, text] of [
    ['MaterialOrderSummary', '4 items'],
    ['MaterialOrderSummary', '250 g · $9.50'],
    ['BaseOrderForm', '+ $0.60'],
    ['SystemPriceList', '20 GB'],
    ['SystemPriceList', '$55 a month'],
    ['XSalesDashboard', '+12 % in June'],
    ['ToolpadTeamWorkspace', '3 people'],
  ] as const) {
    const places = await page
      .locator(getRoot(name))
      .getByText(text, { exact: true })
      .last()
      .evaluate((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const lefts: number[] = [];
        while (texts.nextNode()) {
          const node = texts.currentNode;
          for (let index = 0; index < (node.textContent ?? '').length; index += 1) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + 1);
            lefts.push(range.getBoundingClientRect().left);
          }
        }
        return lefts;
      });
    expect(places.length, text).toBeGreaterThanOrEqual(text.length);
    expect(places, text).toEqual([...places].sort((a, b) => a - b));
  }
  const root = page.locator(getRoot('JoyMusicPlayer'));
  await root.hover();
  await expect(root).toHaveAttribute('data-demo-root', 'hydrated');
  const getRight = (part: string) =>
    root.locator(`.MuiSlider-${part}`).evaluate((element) => element.getBoundingClientRect().right);
  expect(await getRight('track')).toBeCloseTo(await getRight('rail'), 0);
});

for (const width of [320, 768, 1280]) {
  test(`at ${width} px nothing overflows, and no demo is cut off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const overflows = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('.live-stage')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(overflows).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`in ${colorScheme} at ${width} px axe finds nothing, also in the demos`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      expect(await findViolations(page)).toEqual([]);
    });
  }
}

for (const [width, direction] of [
  [390, 'ltr'],
  [1280, 'ltr'],
  [1280, 'rtl'],
] as const) {
  test(`at ${width} px, ${direction}, code ends before Copy, and no text touches the edge of its table`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((value) => localStorage.setItem('docs-direction', value), direction);
    await page.goto('/');
    const blocks = page.locator('.installs .code-block').filter({ visible: true });
    await expect(blocks).toHaveCount(PANELS.length);
    for (const block of await blocks.all()) {
      await block.scrollIntoViewIfNeeded();
      await block.hover();
      const [code, copy] = [
        await block.locator('pre').boundingBox(),
        await block.getByRole('button').boundingBox(),
      ];
      expect((code?.x ?? 0) + (code?.width ?? Infinity)).toBeLessThanOrEqual(copy?.x ?? 0);
    }
    const table = page.locator('.libraries');
    const gaps = await table.evaluate((element) => {
      const rows = [...element.querySelectorAll('tbody tr')];
      return rows.flatMap((row) => {
        const { left, right } = row.getBoundingClientRect();
        return [...row.querySelectorAll('th, td')].map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          const text = range.getBoundingClientRect();
          return Math.min(text.left - left, right - text.right);
        });
      });
    });
    expect(gaps.length).toBeGreaterThan(30);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(9);
  });
}
