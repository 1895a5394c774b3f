import { readPages } from './exportedPages';
import { expect, test } from './test';

const CHARTS = '/x/react-charts/';

/** What a chart is without a script. */
interface Drawing {
  readonly demo: string;
  /** Whether its text alternative is missing. */
  readonly isSilent: boolean;
  /** Whether nothing is drawn. */
  readonly isEmpty: boolean;
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('each chart is drawn, and has a name and a summary', async ({ page }) => {
    const paths = readPages()
      .map(({ path }) => path)
      .filter((path) => path.startsWith(CHARTS));
    expect(paths.length).toBeGreaterThan(20);
    test.setTimeout(60_000 + paths.length * 10_000);
    const faults: Record<string, readonly Drawing[]> = {};
    let count = 0;
    for (const path of paths) {
      await page.goto(path);
      const drawings = await page.locator('figure svg:has(> desc)').evaluateAll((all) =>
        all.map((svg): Drawing => {
          const isNamed = svg.querySelector('title')?.textContent && svg.querySelector('desc')?.textContent;
          const parent = svg.closest(
            '[role=img][aria-label], [role=img][aria-labelledby], [role=meter][aria-label], [role=meter][aria-labelledby]',
          );
          return {
            demo: svg.closest('figure')?.id ?? '',
            isSilent: !isNamed && !parent,
            isEmpty: svg.querySelector('path, rect, circle') === null || svg.clientWidth === 0,
          };
        }),
      );
      count += drawings.length;
      const wrong = drawings.filter(({ isSilent, isEmpty }) => isSilent || isEmpty);
      if (wrong.length > 0) faults[path] = wrong;
    }
    expect(count).toBeGreaterThan(80);
    expect(faults).toEqual({});
  });
});
