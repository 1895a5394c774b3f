import AxeBuilder from '@axe-core/playwright';
import { test as testWithErrors } from '@playwright/test';
import { DEMOS, getDemo, replace, startEditing, watchStalls } from './liveDemo';
import { expect, test } from './test';

test('a reader edits a label and sees it; nothing of the editor is there before', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto(DEMOS, { waitUntil: 'networkidle' });
  const { figure, edit, field, result, status } = getDemo(page);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await expect(figure.locator('[data-demo-root]')).toHaveAttribute('data-demo-root', 'alive');
  files.length = 0;
  await edit.click();
  await expect(field).toBeFocused();
  await expect.poll(() => files.some((file) => file.startsWith('/demos/experiments/'))).toBe(true);
  await expect(figure.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible();
  await replace(page, 'CounterButton', 'Pressed', 'Rung');
  await result.getByRole('button', { name: 'Rung 0 times' }).click();
  await expect(result.getByRole('button', { name: 'Rung 1 times' })).toBeVisible();
  await expect(figure.getByRole('button', { name: 'Pressed 0 times' })).toBeHidden();
  await expect(status).toHaveText('The demo shows your code.');
});

testWithErrors('a mistake is told with line and column, and the last good result stays', async ({ page }) => {
  const { result, outcome: status, figure } = await startEditing(page);
  await replace(page, 'CounterButton', 'Pressed', 'Rung');
  await expect(result.getByRole('button', { name: 'Rung 0 times' })).toBeVisible();
  await replace(page, 'CounterButton', '{count}', '{count');
  await expect(status).toHaveText('Line 8, column 19: Unexpected token');
  await expect(result.getByRole('button', { name: 'Rung 0 times' })).toBeVisible();
  await replace(page, 'CounterButton', '{count', '{count}');
  await expect(status).toHaveText('The demo shows your code.');
  await replace(page, 'CounterButton', '</Button>', '</Buton>');
  await expect(status).toHaveText(/^Line 9, column \d+: Expected corresponding JSX closing tag/);
  await replace(page, 'CounterButton', '</Buton>', '</Button>');
  await expect(status).toHaveText('The demo shows your code.');
  await replace(page, 'CounterButton', 'const [count', 'missing();\n  const [count');
  await expect(status).toHaveText(/^Line 5, column \d+: ReferenceError: missing is not defined$/);
  await expect(result.getByRole('button', { name: 'Rung 0 times' })).toBeVisible();
  await replace(page, 'CounterButton', '@mui/material/Button', 'left-pad');
  await expect(status).toHaveText(
    'Line 2, column 21: “left-pad” cannot be imported here: no demo of this product uses it.',
  );
  await expect(figure.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
});

testWithErrors('an endless loop leaves the page alive, and is stopped', async ({ page }) => {
  const { result, outcome: status } = await startEditing(page);
  await replace(page, 'CounterButton', 'Pressed', 'Rung');
  await expect(result.getByRole('button', { name: 'Rung 0 times' })).toBeVisible();
  const readLongestStall = await watchStalls(page);
  await replace(page, 'CounterButton', 'const [count', 'while (true);\n  const [count');
  await expect(status).toHaveText('Line 5: The code did not come to an end and was stopped.');
  // The code ran for a second; in a frame of the page's own process, the page would have stood still as long.
  expect(await readLongestStall()).toBeLessThan(1000);
  await expect(result.getByRole('button', { name: 'Rung 0 times' })).toBeVisible();
  await replace(page, 'CounterButton', 'while (true);', '');
  await expect(status).toHaveText('The demo shows your code.');
});

test('Enter starts, Escape leaves, Tab moves on, undo and Reset go back', async ({ page }) => {
  await page.goto(DEMOS);
  const { figure, field, result } = getDemo(page);
  await figure.locator('pre:visible').focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  const original = await field.inputValue();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(figure.locator('pre:visible')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  // In the middle of it, it is no code: after `//` alone, the import of React would be a comment.
  await page.keyboard.type('/* Mine */\n');
  await page.keyboard.press('Escape');
  await expect(figure.locator('pre:visible')).toBeFocused();
  await expect(field).toHaveValue(`/* Mine */\n${original}`);
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`/* Mine */\n${original}`);
  await page.keyboard.press('Tab');
  await expect(figure.getByRole('button', { name: 'Reset code' })).toBeFocused();
  await expect(result.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible();

  await figure.getByRole('button', { name: 'Reset code' }).click();
  await expect(field).toHaveValue(original);
  await expect(figure.locator('iframe[sandbox]')).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue(`/* Mine */\n${original}`);
  await figure.getByRole('button', { name: 'Reset the demo' }).click();
  await expect(field).toHaveValue(original);
  await figure.getByRole('button', { name: 'Close editor' }).click();
  await expect(figure.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible();
});

test('the frame follows mode, direction and density without storage, and keeps the code to itself', async ({
  page,
}) => {
  const { result } = await startEditing(page, 'TypedTide');
  await replace(page, 'TypedTide', '>Flood<', '>{window.origin}<');
  await expect(result.getByRole('button', { name: 'null' })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Dark', { exact: true }).click();
  await page.getByText('Right to left', { exact: true }).click();
  await expect(result.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(result.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('copying takes the edited code, in the language that is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { figure, field } = await startEditing(page, 'TypedTide');
  await replace(page, 'TypedTide', 'Flood', 'High');
  await figure.getByRole('button', { name: 'Copy the source' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('>High<');
  await figure.getByRole('button', { name: 'JS source' }).click();
  await expect(field).not.toHaveValue(/type Tide/);
  await expect(field).toHaveValue(/Flood/);
  await figure.getByRole('button', { name: 'TS source' }).click();
  await expect(field).toHaveValue(/High/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the open editor has no accessibility violation, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 700 });
    const { outcome: status } = await startEditing(page);
    await replace(page, 'CounterButton', 'Pressed', '<Rung');
    await expect(status).toHaveText(/^Line 8, column 7: <Rung lacks/);
    const { violations } = await new AxeBuilder({ page }).include('#CounterButton').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const isTooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth;
    });
    expect(isTooWide).toBe(false);
  });
}
