import { expect, openAlive, test } from './test';

/** Width of the window, and what a demo, code or a table then has at least. */
const WIDTHS = [
  [1024, 680],
  [1280, 730],
  [1536, 920],
  [1920, 955],
] as const;

for (const [width, column] of WIDTHS) {
  test(`at ${width} px text has its measure, and what needs room the column`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/material-ui/react-table/');
    const read = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return { left: Math.round(left), width: Math.round(right - left) };
        });
    const title = await read('article h1');
    const paragraph = await page
      .locator('.prose > p')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().width)));
    expect(paragraph).toBeLessThanOrEqual(608);
    expect(paragraph).toBeGreaterThan(560);
    for (const selector of ['article > figure', '.prose > .code-block']) {
      const box = await read(selector);
      expect(box.width, selector).toBeGreaterThanOrEqual(column);
      expect(box.width, selector).toBeLessThanOrEqual(960);
      expect(box.left, selector).toBe(title.left);
    }
    expect((await read('.prose > p')).left).toBe(title.left);
    const contents = page.getByRole('navigation', { name: 'Page table of contents' });
    expect((await contents.boundingBox())?.width).toBeLessThanOrEqual(250);
    await page.goto('/material-ui/api/button/');
    expect((await read('.api-list')).width).toBeGreaterThanOrEqual(column);
  });
}

test('a line of text has about 75 characters', async ({ page }) => {
  await page.goto('/material-ui/customization/theming/');
  await page.evaluate(() => document.fonts.ready);
  const lengths = await page.locator('.prose > p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const lines =
        paragraph.getBoundingClientRect().height / parseFloat(getComputedStyle(paragraph).lineHeight);
      return lines > 2.5 ? [(paragraph.textContent ?? '').length / Math.round(lines)] : [];
    }),
  );
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(average).toBeGreaterThan(62);
  expect(average).toBeLessThan(82);
});

test('description and resource links take three lines at most, also on a phone for the links', async ({
  page,
}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await openAlive(page, '/material-ui/react-button/');
    const lines = await page
      .locator('article > p')
      .evaluate(
        (element) =>
          element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
      );
    const links = page.getByRole('list', { name: 'Facts about Button' });
    const tops = await links
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    const linkLines = new Set(tops).size;
    if (width === 1280) expect(Math.round(lines) + linkLines).toBeLessThanOrEqual(3);
    else expect([Math.round(lines) <= 4, linkLines]).toEqual([true, 1]);
    const last = links.getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  }
});

test('the entry of what is being read stays in sight', async ({ page }) => {
  await openAlive(page, '/material-ui/api/button/');
  const contents = page.getByRole('navigation', { name: 'Page table of contents' });
  for (const end of ['bottom', 'top']) {
    await page.evaluate((to) => scrollTo(0, to === 'bottom' ? document.body.scrollHeight : 600), end);
    const active = contents.locator('[aria-current]');
    await expect(end === 'bottom' ? active.and(contents.getByRole('link').last()) : active).toBeInViewport();
    const [entry, list] = [await active.boundingBox(), await contents.boundingBox()];
    expect(entry?.y).toBeGreaterThanOrEqual(list?.y ?? Infinity);
    expect((entry?.y ?? Infinity) + (entry?.height ?? 0)).toBeLessThanOrEqual(
      (list?.y ?? 0) + (list?.height ?? 0),
    );
  }
});

test('a field in a centered demo is as wide as it asks to be', async ({ page }) => {
  await page.goto('/material-ui/react-autocomplete/');
  for (const [width, atLeast] of [
    [1280, 190],
    [390, 190],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const fields = await page
      .locator('figure [data-layout="center"] > [data-demo-root] > .MuiAutocomplete-root')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(fields.length).toBeGreaterThan(5);
    expect(Math.min(...fields)).toBeGreaterThanOrEqual(atLeast);
  }
});

test('a long name of the reference breaks between its words', async ({ page }) => {
  await page.goto('/x/api/data-grid/data-grid/');
  const contents = page.getByRole('navigation', { name: 'Page table of contents' });
  const link = contents.getByRole('link', { name: 'disableMultipleRowSelection' });
  const lines = await link.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: number[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      found.push(range.getClientRects().length);
    }
    return found;
  });
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines)).toEqual(new Set([1]));
});
