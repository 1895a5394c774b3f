import type { Browser, Page } from '@playwright/test';
import { getMedian } from './quantile';

/** Choices of the settings drawer that change the whole page, and back again. */
const SWITCHES = {
  mode: ['Dark', 'Light'],
  direction: ['Right to left', 'Left to right'],
} as const;

/** Times between the click on a choice and the end of the frame that shows it, in ms. */
export interface SwitchCost {
  /** Of the page, all of them alive. */
  readonly demos: number;
  readonly median: number;
  readonly worst: number;
}

/** Switches mode and direction of a page whose demos are all alive. */
export async function measureSwitches(
  browser: Browser,
  base: string,
  path: string,
  rounds: number,
): Promise<Record<keyof typeof SWITCHES, SwitchCost>> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(base + path, { waitUntil: 'networkidle' });
  await page.mouse.move(290, 300);
  await page.mouse.move(300, 300);
  const demos = await page.locator('[data-demo-root]').all();
  for (const demo of demos) {
    await demo.scrollIntoViewIfNeeded();
    await page.waitForTimeout(150);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.waitForTimeout(1000);
  const measure = async (name: keyof typeof SWITCHES) => {
    const labels = SWITCHES[name];
    // The first time loads what the direction needs.
    for (const label of labels) await timeSwitch(page, label);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await timeSwitch(page, labels[round % 2] ?? labels[0]));
    }
    return { demos: demos.length, median: getMedian(times), worst: Math.max(...times) };
  };
  const costs = { mode: await measure('mode'), direction: await measure('direction') };
  await page.close();
  return costs;
}

async function timeSwitch(page: Page, label: string): Promise<number> {
  const choice = page.getByRole('dialog').locator('label', { hasText: new RegExp(`^\\s*${label}\\s*$`) });
  const time = await choice.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        (element as HTMLElement).click();
        // What has priority runs right after the frame, before work that others have put off.
        requestAnimationFrame(() =>
          Reflect.get(window, 'scheduler').postTask(() => resolve(performance.now() - start), {
            priority: 'user-blocking',
          }),
        );
      }),
  );
  await page.waitForTimeout(500);
  return time;
}
