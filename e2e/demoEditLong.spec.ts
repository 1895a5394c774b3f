import type { Page } from '@playwright/test';
import { startEditing } from './liveDemo';
import { expect, test } from './test';

/** A paste as a reader does it: other ways into a text area take Chromium minutes for thousands of lines. */
async function paste(page: Page, code: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
}

const list = (length: number) =>
  [
    'export default function Orders() {',
    '  const orders = [',
    ...Array.from({ length }, (_, index) => `    'Order ${index + 1}',`),
    '  ];',
    '  return <p>{orders.length} orders</p>;',
    '}',
  ].join('\n');

test('long code runs, and only its lines in sight are elements, each in its place', async ({ page }) => {
  const { figure, field, result } = await startEditing(page);
  await paste(page, list(1500));
  await expect(result.getByText('1500 orders')).toBeVisible();
  const lines = figure.locator('[class*=sheet] code > span');
  expect(await lines.count()).toBeLessThan(200);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+End');
  const last = lines.filter({ hasText: /^ {4}'Order 1500',$/m });
  await expect(last).toBeInViewport();
  await expect(last.locator('.t-string')).toBeVisible();
  const offset = await last.evaluate((line) => {
    const { top, height } = line.getBoundingClientRect();
    const area = line.closest('pre')?.querySelector('textarea')?.getBoundingClientRect().top ?? NaN;
    return (top - area) / height;
  });
  expect(offset).toBeCloseTo(1501, 0);
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(lines.first()).toHaveText(/^export default function Orders/);
  await expect(lines.first()).toBeInViewport();
  await expect(field).toBeFocused();
});

test('a fault far down is marked where the reader finds it', async ({ page }) => {
  const { figure, outcome } = await startEditing(page);
  await paste(page, list(1500).replace("'Order 1400',", "'Order 1400' 'twice',"));
  await expect(outcome).toHaveText(/^Line 1402, /);
  const marked = figure.locator('code > [data-fault]');
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(marked).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+End');
  await marked.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => page.mouse.wheel(0, -1800));
  await expect(marked).toHaveText(/'Order 1400' 'twice'/);
});

test('a line without an end is readable, though without colors', async ({ page }) => {
  const { figure, field } = await startEditing(page);
  const color = () => field.evaluate((area) => getComputedStyle(area).color);
  expect(await color()).toBe('rgba(0, 0, 0, 0)');
  await paste(page, `const quotes = ${JSON.stringify(`'"\``.repeat(20_000))};`);
  await expect.poll(color).not.toBe('rgba(0, 0, 0, 0)');
  await expect(figure.locator('[class*=sheet] code')).toHaveText('');
  const selected = await field.evaluate((area) => getComputedStyle(area, '::selection').color);
  expect(selected, 'color of selected text').toBe(await color());
  const reach = await field.evaluate((area) => area.scrollWidth - area.clientWidth);
  expect(reach, 'text beyond the text area').toBe(0);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(color).toBe('rgba(0, 0, 0, 0)');
});

for (const [what, code] of [
  ['characters', 'x'.repeat(1_000_000)],
  ['lines', 'x;\n'.repeat(16_000)],
] as const) {
  test(`code of too many ${what} is refused as a whole, and said to be`, async ({ page }) => {
    const { field, outcome, status } = await startEditing(page);
    const before = await field.inputValue();
    await paste(page, code);
    await expect(outcome).toHaveText(
      'Too much code: this editor takes 100,000 characters in 4,000 lines. Nothing was inserted.',
    );
    expect(await field.inputValue()).toBe(before);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type(' ');
    await expect(status).not.toContainText('Too much code');
  });
}
