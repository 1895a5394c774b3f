import type { Locator } from '@playwright/test';
import { measureContrasts } from './contrast';
import { expect, openAlive, test } from './test';

const BUTTON = '/material-ui/react-button/';

test.use({ forcedColors: 'active' });

/** What a reader can tell apart when the system sets the colors. */
const readLook = (part: Locator) =>
  part.evaluate((element) => {
    const { backgroundColor, borderBlockStartColor, outlineStyle } = getComputedStyle(element);
    return [backgroundColor, borderBlockStartColor, outlineStyle].join(' ');
  });

async function expectToDiffer(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen.first()).toBeVisible();
  expect(await readLook(chosen.first())).not.toBe(await readLook(other.first()));
}

test('the chosen settings can be told from the others', async ({ page }) => {
  await page.goto(BUTTON, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Settings' }).click();
  const options = page.getByRole('dialog').locator('label:has(input[type=radio])');
  await expectToDiffer(
    options.filter({ has: page.locator(':checked') }),
    options.filter({ has: page.locator(':not(:checked)') }),
  );
});

test('menu and table of contents show where the reader is', async ({ page }) => {
  await page.goto(`${BUTTON}#accessibility`, { waitUntil: 'networkidle' });
  for (const nav of ['#navigation', 'nav[aria-label="Page table of contents"]']) {
    const links = page.locator(`${nav} ul`);
    await expectToDiffer(links.locator('a[aria-current]'), links.locator('a:not([aria-current]):visible'));
  }
});

test('the list of products shows the current one', async ({ page }) => {
  await page.goto(BUTTON);
  await page.locator('#mui-product-selector').click();
  const links = page.locator('#mui-product-menu a');
  await expectToDiffer(
    links.and(page.locator('[aria-current]')),
    links.and(page.locator(':not([aria-current])')),
  );
});

test('the search shows which result Enter opens', async ({ page }) => {
  await page.goto(BUTTON, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Search' }).fill('button');
  const options = page.getByRole('dialog').getByRole('option');
  await expectToDiffer(
    options.and(page.locator('[aria-selected=true]')),
    options.and(page.locator('[aria-selected=false]')),
  );
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the letters that match can be read in the system’s colors, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto(BUTTON, { waitUntil: 'networkidle' });
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: 'Search' }).fill('button');
    const marks = page.getByRole('dialog').locator('mark');
    await expect(marks.first()).toBeVisible();
    const matches = await measureContrasts(page, 'dialog mark');
    expect(matches.length).toBeGreaterThan(3);
    expect(matches.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
    // Not by its color alone, which that of a link replaces.
    const { backgroundColor, color } = await marks.first().evaluate((mark) => getComputedStyle(mark));
    const system = await page.evaluate(() => {
      document.body.style.cssText = 'forced-color-adjust: none; color: MarkText; background-color: Mark';
      const { color: text, backgroundColor: marker } = getComputedStyle(document.body);
      return { text, marker };
    });
    expect([color, backgroundColor]).toEqual([system.text, system.marker]);
  });
}

test('the chosen package manager, example, rating and kind of work can be told from the others', async ({
  page,
}) => {
  await openAlive(page, '/material-ui/customization/theme-builder/');
  await expectToDiffer(
    page.locator('[data-tab="npm"]').filter({ visible: true }),
    page.locator('[data-tab="pnpm"]').filter({ visible: true }),
  );
  const starts = page.locator('[data-tool] button[aria-pressed]');
  await expectToDiffer(
    starts.and(page.locator('[aria-pressed=true]')),
    starts.and(page.locator('[aria-pressed=false]')),
  );
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expectToDiffer(
    page.getByRole('button', { name: 'Yes', exact: true }),
    page.getByRole('button', { name: 'No', exact: true }),
  );
  await page.goto('/material-ui/discover-more/showcase/');
  const kinds = page.locator('.showcase fieldset label');
  await expectToDiffer(
    kinds.filter({ has: page.locator('input:checked') }),
    kinds.filter({ has: page.locator('input:not(:checked)') }),
  );
});

test('what is disabled looks so, also where it keeps the focus', async ({ page }) => {
  await openAlive(page, '/material-ui/customization/theme-builder/');
  const undo = page.locator('[data-tool]').getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  const gray = await page.evaluate(() => {
    const probe = document.createElement('span');
    probe.style.color = 'GrayText';
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  await expect(undo).toHaveCSS('color', gray);
});

test('badges have an edge, and marks of products a drawing', async ({ page }) => {
  for (const [path, badges] of [
    ['/material-ui/all-components/', '.tile .ui-chip'],
    ['/material-ui/api/button/', '.api-mark'],
    ['/joy-ui/', '.product-state'],
  ] as const) {
    await page.goto(path);
    const edges = await page.locator(badges).evaluateAll((all) =>
      all.map((badge) => {
        const { outlineStyle, borderTopWidth } = getComputedStyle(badge);
        return outlineStyle !== 'none' || borderTopWidth !== '0px';
      }),
    );
    expect(edges.length, path).toBeGreaterThan(0);
    expect(edges, path).not.toContain(false);
  }
  const mark = page.locator('.product-mark').first();
  const { stroke, backgroundColor } = await mark.evaluate((element) => getComputedStyle(element));
  expect(stroke).not.toBe(backgroundColor);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axes and labels of a chart have the system’s colors, its bars their own, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto('/x/introduction/');
    const chart = page.locator('figure svg:has(> desc)').first();
    const text = await page.evaluate(() => {
      document.body.style.color = 'CanvasText';
      return getComputedStyle(document.body).color;
    });
    await expect(chart.locator('line').first()).toHaveCSS('stroke', text);
    await expect(chart.locator('text').first()).toHaveCSS('fill', text);
    const bars = chart.locator('.MuiBarElement-root');
    const fills = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).fill));
    expect(new Set(fills).size).toBe(2);
  });
}
