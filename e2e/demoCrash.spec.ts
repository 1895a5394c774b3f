import { expect, test } from '@playwright/test';
import { mountDemos, waitForDemo } from './test';

test('a demo that crashes shows it in its place and can be reset', async ({ page }) => {
  await page.goto('/experiments/docs/demos/');
  await mountDemos(page);
  await waitForDemo(page, 'CrashOnClick');
  await page.getByRole('button', { name: 'Do not press' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This demo crashed' })).toContainText(
    'the reactor was not meant',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demos');
  await page.getByRole('alert').getByRole('button', { name: 'Reset the demo' }).click();
  await expect(page.getByRole('button', { name: 'Do not press' })).toBeVisible();
});
