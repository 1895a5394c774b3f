import { test as base, expect, type Page } from '@playwright/test';

/** A test whose page fails on any error in the console, and on requests to other hosts. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page, baseURL }, provide) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${String(error)}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(`${page.url()}: ${message.text()}`);
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url)) faults.push(`Request to ${url}`);
    });
    await provide(page);
    expect(faults).toEqual([]);
  },
});

export { expect };

/** Makes a reader's first interaction, at which demos begin to load. */
export async function mountDemos(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
}

/** Waits until a demo has been hydrated. */
export async function waitForDemo(page: Page, name: string): Promise<void> {
  await page.locator(`[data-name="${name}"]`).scrollIntoViewIfNeeded();
  await expect(page.locator(`[data-name="${name}"]`)).toHaveAttribute('data-demo-root', 'hydrated');
}

/** Follows the link to the next page, in whatever language. */
export async function goToNextPage(page: Page): Promise<void> {
  await page.locator('a[rel="next"]').click();
}
