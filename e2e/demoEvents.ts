import type { Page } from '@playwright/test';
import { withServices } from './services';

/** Opens a page that reports to a list in the page. */
export async function visitReporting(page: Page, path: string) {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await withServices(page, { analyticsId: 'G-TEST' });
  await page.goto(path);
}

/** Events of demos that have been sent: name, action, and the file of the demo. */
export const readEvents = (page: Page) =>
  page.evaluate(() =>
    Array.from((Reflect.get(window, 'dataLayer') ?? []) as Iterable<ArrayLike<unknown>>, (command) =>
      Array.from(command),
    )
      .filter(([type, name]) => type === 'event' && String(name).startsWith('demo'))
      .map(([, name, payload]) => {
        const { eventAction, eventLabel } = payload as Record<string, string>;
        return `${name}, ${eventAction}, ${eventLabel}`;
      }),
  );
