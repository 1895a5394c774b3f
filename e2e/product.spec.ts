import { products } from '../data/products';
import { expect, test } from './test';

const SWITCHER = '#mui-product-selector';
const current = '#mui-product-menu [aria-current]';

for (const [path, name] of [
  ['/x/introduction/', 'MUI X'],
  ['/x/api/data-grid/data-grid/', 'Data Grid'],
  ['/x/react-data-grid/', 'Data Grid'],
  ['/x/api/date-pickers/date-picker/', 'Date and Time Pickers'],
  ['/x/api/charts/', 'Charts'],
  ['/x/api/tree-view/', 'Tree View'],
  ['/toolpad/core/introduction/', 'Toolpad Core'],
  ['/joy-ui/react-button/', 'Joy UI'],
] as const) {
  test(`on ${path} the switcher marks ${name}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(current)).toHaveCount(1);
    await expect(page.locator(current).locator('strong')).toContainText(name);
  });
}

test('a beta says so in header, menu and landing, beside a mark in its own color', async ({ page }) => {
  const colors = new Set<string>();
  for (const [path, state] of [
    ['/joy-ui/', 'Beta'],
    ['/base-ui/', 'Beta'],
    ['/material-ui/', null],
  ] as const) {
    await page.goto(path);
    for (const place of [SWITCHER, '#navigation', '#main-content']) {
      const part = page.locator(place);
      await expect(part.locator('.product-mark').first()).toBeVisible();
      // Cards that link to other products have those products' marks.
      await expect(part.locator('.product-state:not(.card *)')).toHaveText(state ? [state] : []);
    }
    const marks = page.locator(
      `${SWITCHER} .product-mark, #navigation .product-mark, .product-mark:has(+ h1)`,
    );
    const found = await marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).backgroundColor));
    expect(found).toHaveLength(3);
    found.forEach((color) => colors.add(color));
  }
  expect(colors.size).toBe(3);
});

test('the panels of the home page show the marks and states of all products', async ({ page }) => {
  await page.goto('/');
  const panels = page.locator('.live:has(.product-mark)');
  await expect(panels).toHaveCount(products.length);
  await expect(panels.filter({ has: page.locator('.product-state') })).toContainText(['Joy UI', 'Base UI']);
});

for (const direction of ['ltr', 'rtl']) {
  test(`in ${direction} the menus of products and versions stand below their buttons`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('docs-direction', name), direction);
    await page.goto('/joy-ui/react-button/', { waitUntil: 'networkidle' });
    for (const [button, menu] of [
      [SWITCHER, '#mui-product-menu'],
      ['#mui-version-selector', '#mui-version-menu'],
    ] as const) {
      await page.locator(button).click();
      await expect(page.locator(menu)).toBeVisible();
      const [above, below] = [
        await page.locator(button).boundingBox(),
        await page.locator(menu).boundingBox(),
      ];
      if (!above || !below) throw new Error('Button or menu is not there.');
      const toStart = (box: typeof above) => (direction === 'ltr' ? box.x : box.x + box.width);
      expect(Math.abs(toStart(above) - toStart(below))).toBeLessThan(2);
      await page.keyboard.press('Escape');
    }
  });

  test(`in ${direction} the cards of products hold mark, name and state side by side`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('docs-direction', name), direction);
    await page.goto('/404.html', { waitUntil: 'networkidle' });
    for (const card of await page.locator('.card:has(.product-mark)').all()) {
      const parts = [
        card.locator('.product-mark'),
        card.locator('.card-title'),
        card.locator('.product-state'),
      ];
      const boxes = [];
      for (const part of parts) {
        // The link's target is the whole card; its words are what is seen.
        if (await part.count()) {
          boxes.push(
            await part.evaluate((element) => {
              const range = document.createRange();
              range.selectNodeContents(element);
              const words = range.getBoundingClientRect();
              const { left, right } = words.width ? words : element.getBoundingClientRect();
              return [left, right] as const;
            }),
          );
        }
      }
      const ordered = direction === 'ltr' ? boxes : boxes.reverse();
      ordered
        .slice(1)
        .forEach(([left], index) => expect(left - (ordered[index]?.[1] ?? 0)).toBeGreaterThan(3));
    }
  });
}

test('the marks of products are drawn by the document itself: no image has to load', async ({ page }) => {
  for (const path of ['/', '/material-ui/', '/material-ui/react-button/', '/404/']) {
    await page.goto(path);
    const faults = await page.locator('.product-mark').evaluateAll((marks) =>
      marks.flatMap((mark) => {
        const use = mark.querySelector('use');
        const id = use?.getAttribute('href')?.slice(1) ?? '';
        // What is in a closed menu has no box.
        const hasBox = !mark.checkVisibility() || (use && use.getBBox().width > 0);
        const isDrawn = hasBox && document.getElementById(id)?.querySelector('path');
        const { maskImage, backgroundImage } = getComputedStyle(mark, '::before');
        return isDrawn && maskImage === 'none' && backgroundImage === 'none' ? [] : [mark.outerHTML];
      }),
    );
    expect(faults, path).toEqual([]);
    // In the header, not as small as its icons.
    const own = page.locator(`${SWITCHER} .product-mark`);
    if ((await own.count()) > 0) await expect(own).toHaveCSS('width', '22px');
  }
});
