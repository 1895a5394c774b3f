// Not the site's own `test`: a missing chunk is an error in the console on purpose.
import { expect, test } from '@playwright/test';
import { DEMOS, getDemo, replace, startEditing } from './liveDemo';
import { mountDemos } from './test';

test('an edited demo is kept over a reload until Reset, and marked', async ({ page }) => {
  const { figure, field, result, edit } = await startEditing(page);
  await expect(figure.getByText('Edited by you')).toHaveCount(0);
  const original = await field.inputValue();
  await replace(page, 'CounterButton', 'Pressed', 'Rung');
  await expect(result.getByRole('button', { name: 'Rung 0 times' })).toBeVisible();
  await expect(figure.getByText('Edited by you')).toBeVisible();

  await page.reload();
  await expect(figure.getByText('Edited by you')).toBeVisible();
  await expect(page.locator('#TypedTide').getByText('Edited by you')).toHaveCount(0);
  await figure.getByRole('button', { name: 'Show your version' }).click();
  await expect(field).toHaveValue(original.replace('Pressed', 'Rung'));
  await expect(result.getByRole('button', { name: 'Rung 0 times' })).toBeVisible();

  await page.reload();
  await expect(figure.getByText('Edited by you')).toBeVisible();
  await figure.getByRole('button', { name: 'Reset the demo' }).click();
  await expect(figure.getByText('Edited by you')).toHaveCount(0);
  await page.reload();
  await edit.click();
  await expect(field).toHaveValue(original);
});

test('an edited demo is there after following a link and coming back', async ({ page }) => {
  const { figure, field, edit } = await startEditing(page);
  await replace(page, 'CounterButton', 'Pressed', 'Rung');
  await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`${DEMOS}$`));
  await page.goBack();
  await expect(figure.getByText('Edited by you')).toBeVisible();
  await edit.click();
  await expect(field).toHaveValue(/Rung/);
});

test('a reload for a missing chunk waits for an edited demo', async ({ page }) => {
  await startEditing(page);
  await replace(page, 'CounterButton', 'Pressed', 'Rung');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.locator('#StretchedField').scrollIntoViewIfNeeded();
  await mountDemos(page);
  const failed = page.waitForEvent('console', (message) => /chunk/i.test(message.text()));
  await page.locator('[data-name="CrashOnClick"]').scrollIntoViewIfNeeded();
  await failed;
  await page.waitForTimeout(1000);
  expect(loads).toBe(0);
  await expect(getDemo(page).field).toHaveValue(/Rung/);
});

test('where storage is refused, the page asks before an edited demo is lost', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Refused.', 'QuotaExceededError');
    };
  });
  const { figure } = await startEditing(page);
  await replace(page, 'CounterButton', 'Pressed', 'Rung');
  await expect(figure.getByText('Edited by you')).toBeVisible();
  const types: string[] = [];
  page.on('dialog', (dialog) => {
    types.push(dialog.type());
    // The browser may have taken it down by itself.
    dialog.dismiss().catch(() => {});
  });
  void page.close({ runBeforeUnload: true });
  await expect.poll(() => types).toEqual(['beforeunload']);
});
