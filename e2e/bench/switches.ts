import type { Browser, Page } from '@playwright/test';
import { getMedian } from './quantile';

/** Choices of the settings drawer that change the whole page, and back again. */
const SWITCHES = {
  mode: ['Dark', 'Light'],
  direction: ['Right to left', 'Left to right'],
} as const;

/** Times between the click on a choice and the end of the frame that shows it, in ms. */
export interface SwitchCost {
  readonly name: string;
  readonly median: number;
  readonly worst: number;
}

/** Switches mode and direction of a page whose demos are all alive. */
export async function measureSwitches(
  browser: Browser,
  base: string,
  path: string,
  rounds: number,
): Promise<SwitchCost[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(base + path, { waitUntil: 'networkidle' });
  await page.mouse.move(290, 300);
  await page.mouse.move(300, 300);
  for (const demo of await page.locator('[data-demo-root]').all()) {
    await demo.scrollIntoViewIfNeeded();
    await page.waitForTimeout(150);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.waitForTimeout(1000);
  const costs: SwitchCost[] = [];
  for (const [name, labels] of Object.entries(SWITCHES)) {
    // The first time loads what the direction needs.
    for (const label of labels) await timeSwitch(page, label);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await timeSwitch(page, labels[round % 2] ?? labels[0]));
    }
    costs.push({ name, median: getMedian(times), worst: Math.max(...times) });
  }
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
