// Not the site's own `test`: fonts that are refused are an error in the console on purpose.
import { expect, test, type Locator } from '@playwright/test';
import { replace, startEditing } from './liveDemo';

const measure = (button: Locator) =>
  button.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { width, height } = range.getBoundingClientRect();
    const { fontFamily } = getComputedStyle(element);
    const { length } = [...document.fonts].filter(
      ({ family, status }) => status === 'loaded' && fontFamily.includes(family.replace(/"/g, '')),
    );
    return { width: Math.round(width * 10) / 10, height, fontFamily, hasFont: length > 0 };
  });

test('a demo keeps its face and size with the first key, on hosts that keep fonts to themselves', async ({
  page,
}) => {
  await page.route('**/*.woff2', (route) =>
    route.request().frame() === page.mainFrame() ? route.continue() : route.abort(),
  );
  const { figure, result } = await startEditing(page);
  await page.evaluate(() => document.fonts.ready);
  const button = figure.getByRole('button', { name: 'Pressed 0 times' });
  await expect(button).toBeVisible();
  const before = await measure(button);
  const stage = figure.locator('[data-layout]');
  const heightBefore = (await stage.boundingBox())?.height ?? 0;
  await replace(page, 'CounterButton', 'const [', 'const unused = 1;\n  const [');
  const edited = result.getByRole('button', { name: 'Pressed 0 times' });
  await expect(edited).toBeVisible();
  expect(await measure(edited)).toEqual(before);
  expect(before.hasFont).toBe(true);
  // Frames have whole pixels.
  const { height = 0 } = (await stage.boundingBox()) ?? {};
  expect(Math.abs(height - heightBefore)).toBeLessThan(1);
});

test('lines have numbers that are not copied and not read', async ({ page }) => {
  const { figure, field } = await startEditing(page);
  const lines = figure.locator('[class*=sheet] code > span');
  await expect(lines).toHaveCount((await field.inputValue()).split('\n').length);
  const content = await lines.nth(8).evaluate((line) => getComputedStyle(line, '::before').content);
  expect(content).toMatch(/^counter\(line\) \/ ""$/);
  const [number, text] = await lines.first().evaluate((line) => {
    const { left } = line.getBoundingClientRect();
    const { width, insetInlineStart } = getComputedStyle(line, '::before');
    return [left + parseFloat(insetInlineStart) + parseFloat(width), left];
  });
  expect(number).toBeLessThan(text ?? 0);
});

test('a preview that does not show the code is marked, and said to be old', async ({ page }) => {
  const { figure, result, status } = await startEditing(page);
  const mark = figure.getByText('Stale preview');
  await replace(page, 'CounterButton', 'Pressed', 'Rung');
  await expect(result.getByRole('button', { name: 'Rung 0 times' })).toBeVisible();
  await expect(mark).toHaveCount(0);
  await replace(page, 'CounterButton', '</Button>', '</Butto');
  await expect(mark).toBeVisible();
  await expect(status).toHaveText(/^Line 9, .*The preview shows earlier code\.$/);
  await replace(page, 'CounterButton', '</Butto', '</Button>');
  await expect(mark).toHaveCount(0);
  // Nothing to say yet, for as long as the code is at work.
  await replace(page, 'CounterButton', '  return (', `  eval('while (true);');\n  return (`);
  await expect(mark).toBeVisible();
  await expect(status).toHaveText('There is no result of your code yet. The preview shows earlier code.');
  await expect(status).toHaveText(/did not come to an end and was stopped/);
  await expect(result.getByRole('button', { name: 'Rung 0 times' })).toBeVisible();
});

test('what is wrong stands above the code, in sight of the line, which is marked', async ({ page }) => {
  await page.goto('/material-ui/react-table/', { waitUntil: 'networkidle' });
  const figure = page.locator('figure').first();
  await figure.getByRole('button', { name: 'Edit' }).click();
  const field = figure.getByRole('textbox', { name: /^Editor: / });
  await expect(field).toBeFocused();
  await page.keyboard.type('</Stac');
  const status = figure.getByRole('status').filter({ hasText: 'Line 1' });
  await expect(status).toBeInViewport({ ratio: 1 });
  const line = figure.locator('[data-fault]');
  await expect(line).toHaveText(/^<\/Stac/);
  // What was typed first is wrong: the page's own demo is what is stale.
  await expect(figure.getByText('Stale preview')).toBeVisible();
  await expect(figure.locator('[data-layout] > [data-demo-root]')).toHaveCSS('filter', 'grayscale(1)');
  // Far down in the code, too.
  await page.keyboard.press('Control+End');
  await expect(status).toBeInViewport({ ratio: 1 });
  const place = await line.boundingBox();
  await page.keyboard.press('Control+Home');
  for (let letter = 0; letter < 6; letter += 1) await page.keyboard.press('Delete');
  await expect(line).toHaveCount(0);
  expect(place?.height).toBeGreaterThan(10);
});

test('Edit shows that the code is edited; a second press shows the demo’s own again, and keeps the edit', async ({
  page,
}) => {
  const { figure, field, result, edit } = await startEditing(page);
  await expect(edit).toHaveAttribute('aria-pressed', 'true');
  await replace(page, 'CounterButton', 'Pressed', 'Rung');
  await expect(result.getByRole('button', { name: 'Rung 0 times' })).toBeVisible();
  await edit.click();
  await expect(edit).toHaveAttribute('aria-pressed', 'false');
  await expect(field).toHaveCount(0);
  await expect(figure.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible();
  await expect(figure.getByText('Edited by you')).toBeVisible();
  await edit.click();
  await expect(field).toHaveValue(/Rung/);
});
