import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { ALLOWED_VIOLATIONS, isAllowed } from '../allowedViolations';
import { readPages, toBatches } from '../exportedPages';
import { findViolations } from '../axe';
import { expect, mountDemos, test, waitUntilAlive } from '../test';

test.use({ colorScheme: 'dark' });

/** Longest time for a demo to hydrate, in ms: the machine serves, renders and tests at the same time. */
const DEMO_LIMIT = 30_000;

for (const { pages, loads, demos } of toBatches(readPages())) {
  const range = pages.length === 1 ? pages[0]?.path : `${pages[0]?.path} to ${pages.at(-1)?.path}`;
  test(`${range}: ${loads} documents open, ${demos} demos come to life, without an error or violation`, async ({
    page,
  }) => {
    // In proportion to the batch, so that no page or product outgrows it.
    test.setTimeout(60_000 + (loads + demos) * 10_000);
    const faults: string[] = [];
    for (const { path, demos: names, frames } of pages) {
      faults.push(...(await openPage(page, path, names)));
      for (const frame of frames) faults.push(...(await openPage(page, frame, [null])));
    }
    // Where there are demos, the framework has started with them.
    if (demos === 0) {
      await mountDemos(page);
      await waitUntilAlive(page);
    }
    expect(faults).toEqual([]);
  });
}

test('what is allowed of the libraries is of the versions that are installed', () => {
  for (const { packageName, version, reason } of ALLOWED_VIOLATIONS) {
    const manifest = readFileSync(`node_modules/${packageName}/package.json`, 'utf8');
    expect(JSON.parse(manifest), `Look whether it still holds: ${reason}`).toMatchObject({ version });
  }
});

/**
 * Opens a page in dark mode, where hydration is most likely to differ from the server's HTML, and switches to
 * light: the contrast of its demos is measured in both modes, all other rules in one.
 * @param demos keys of the demos on it; `null` when it has only one
 * @returns the violations
 */
async function openPage(page: Page, path: string, demos: readonly (string | null)[]): Promise<string[]> {
  await page.goto(path);
  if (demos.length === 0) return [];
  await mountDemos(page);
  const faults = (await findDead(page, demos)).map((name) => `${name} has not come to life`);
  if ((await page.getByRole('alert').filter({ hasText: 'This demo crashed' }).count()) > 0) {
    faults.push('a demo has crashed');
  }
  // While a grid waits for its rows, the library shows an indicator without a name.
  await expect(page.locator('.MuiDataGrid-overlay [role=progressbar]'), path).toHaveCount(0);
  await page.evaluate(endTransitions);
  faults.push(...(await listViolations(page, 'in the dark', ['color-contrast'])));
  await expect(async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    // Once on CI, a document was never told of the change; the next one must reach it.
    await expect(page.locator('html'), path).toHaveAttribute('data-mui-color-scheme', 'light', {
      timeout: 5000,
    });
  }).toPass({ timeout: 20_000 });
  await page.evaluate(endTransitions);
  faults.push(...(await listViolations(page, 'in the light')));
  await page.emulateMedia({ colorScheme: 'dark' });
  return faults.map((fault) => `${path}: ${fault}`);
}

/** Waits for color transitions, during which the contrast is that of neither mode. */
async function endTransitions(): Promise<void> {
  // A demo that renders anew for the mode does so with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // A document does not count those in shadow trees as its own.
  const shadowRoots = Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot ?? []).flat();
  for (const animation of [document, ...shadowRoots].flatMap((root) => root.getAnimations())) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

/** Scrolls from demo to demo inside the page: half the cost of doing so through Playwright. */
async function findDead(page: Page, demos: readonly (string | null)[]): Promise<string[]> {
  return page.evaluate(
    async ([names, limit]) => {
      const dead: string[] = [];
      for (const name of names) {
        const root = document.querySelector(
          `[data-demo-root]${name === null ? '' : `[data-name="${name}"]`}`,
        );
        root?.scrollIntoView({ block: 'center' });
        const start = performance.now();
        const waits = root?.closest('[data-waits]');
        while (root?.getAttribute('data-demo-root') !== 'hydrated' && performance.now() - start < limit) {
          // It waits for the reader, who may be faster than the app.
          if (waits) root?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        if (root?.getAttribute('data-demo-root') !== 'hydrated') dead.push(name ?? 'the demo');
      }
      return dead;
    },
    [demos, DEMO_LIMIT] as const,
  );
}

/** What axe finds in the demos of a page; documents of iframes are tested on their own. */
async function listViolations(page: Page, where: string, rules?: readonly string[]): Promise<string[]> {
  const violations = await findViolations(page, { include: '[data-demo-root]', rules });
  return violations
    .filter(({ rule, html }) => !isAllowed(rule, html))
    .map(({ rule, html, summary }) => `${where} ${rule}: ${html}\n${summary}`);
}
