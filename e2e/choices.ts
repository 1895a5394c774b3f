import type { Page } from '@playwright/test';
import { expect, goToNextPage } from './test';

/** What the choices of `expectChoicesKept` write to the root of the document. */
const KEPT = [
  ['data-mui-color-scheme', 'dark'],
  ['dir', 'rtl'],
  ['lang', 'pt'],
  ['data-package-manager', 'pnpm'],
] as const;

/**
 * Goes from Button to the next page and away from the tab and back, which reads the storage again: dark mode, right to
 * left, Portuguese and pnpm, which the reader has chosen before, must hold.
 */
export async function expectChoicesKept(page: Page): Promise<void> {
  await goToNextPage(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Button');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  for (const [name, value] of KEPT) {
    await expect(page.locator('html')).toHaveAttribute(name, value);
  }
}
