// Not the site's own `test`: other hosts are asked on purpose.
import { expect, test, type Page } from '@playwright/test';
import { withServices } from './services';
import { goToNextPage, openAlive, waitForDemo } from './test';

const BUTTON = '/material-ui/react-button/';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** What a clock can do during a visit, in ms; a computer that has slept also lets all timers fire. */
const JUMPS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'back by a year': (page) => page.clock.setSystemTime(Date.now() - YEAR_MS),
  'on by ten years': (page) => page.clock.setSystemTime(Date.now() + 10 * YEAR_MS),
  'to the beginning of its count': (page) => page.clock.setSystemTime(0),
  'on by a month of sleep': (page) => page.clock.fastForward(YEAR_MS / 12),
};

/** More requests than this within three seconds, on a page at rest, would be a storm. */
const FEW = 6;

for (const [name, jump] of Object.entries(JUMPS)) {
  test(`a clock that jumps ${name} in the middle of a visit changes nothing for the reader`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write', 'local-network-access']);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    const received: string[] = [];
    await page.route(
      ({ hostname }) => hostname.endsWith('.test') || hostname.endsWith('googletagmanager.com'),
      (route) => {
        received.push(route.request().url());
        const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
        return route.request().resourceType() === 'script'
          ? route.fulfill({ contentType: 'text/javascript', body: '' })
          : route.fulfill({ json: {}, headers });
      },
    );
    await page.clock.install();
    await withServices(page, {
      analyticsId: 'G-TEST',
      adScript: 'https://network.test/ad.js',
      adFeed: 'https://feed.test/ads.json',
      feedbackEndpoint: 'https://receiver.test/feedback',
      docsDomain: 'localhost',
    });
    await openAlive(page, BUTTON);
    await waitForDemo(page, 'ButtonVariants');
    await expect.poll(() => received.some((url) => url.includes('network.test'))).toBe(true);
    // While “Copied” is shown and the ad is waited for.
    const block = page.locator('.prose .code-block').first();
    await block.hover();
    await block.locator('[data-copy]:visible').first().click();
    await expect(block.getByText('Copied', { exact: true })).toBeVisible();

    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await jump(page);
    await expect(block.getByText('Copied', { exact: true })).toBeHidden();
    await page.clock.runFor(3000);
    await page.waitForTimeout(500);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(FEW);

    await page.getByRole('button', { name: /^Mode: / }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    await page.getByRole('button', { name: 'No', exact: true }).click();
    const form = page.getByRole('form', { name: 'Was this page helpful?' });
    await form.getByRole('textbox').fill('Where is the ripple?');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Your feedback has been submitted')).toBeVisible();
    expect(received).toContain('https://receiver.test/feedback');
    await goToNextPage(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Button');
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('combobox').fill('slider');
    await expect(search.getByRole('option', { selected: true })).toContainText('Slider');
    expect(errors).toEqual([]);
  });
}
