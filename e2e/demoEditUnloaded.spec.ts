import { test as testWithErrors } from '@playwright/test';
import { getDemo, replace, startEditing } from './liveDemo';
import { expect } from './test';

const FRAME = '**/demos/experiments/demos/CounterButton/';

testWithErrors('a preview that cannot be loaded is told, and comes when it can be', async ({ page }) => {
  await page.route(FRAME, (route) => route.abort());
  const { outcome, result, field } = await startEditing(page);
  await replace(page, 'CounterButton', 'Pressed', 'Rung');
  await expect(outcome).toHaveText(
    'The preview could not be loaded. Your code is kept, and loading is tried again.',
  );
  await expect(field).toHaveValue(/Rung/);
  await expect(getDemo(page).figure.getByText('The demo shows your code.')).toHaveCount(0);
  await page.unroute(FRAME);
  await expect(result.getByRole('button', { name: 'Rung 0 times' })).toBeVisible({ timeout: 30_000 });
  await expect(outcome).toHaveText('The demo shows your code.');
});
