import { readPages } from './exportedPages';
import { expect, test } from './test';

const paths = readPages()
  .filter(({ isComponentPage }) => isComponentPage)
  .map(({ path }) => path);

/** Size of the viewport, and the lowest allowed top of the component, in px from the top of the document. */
const SCREENS = [
  { width: 1280, height: 800, limit: 420 },
  { width: 390, height: 844, limit: 844 },
];

for (const { width, height, limit } of SCREENS) {
  test(`each component page leads with its component at ${width} px, before its import`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    expect(paths.length).toBeGreaterThan(0);
    const late: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      const { top, isFirst } = await page.evaluate(() => {
        const lead = document.querySelector('article :is([data-demo-root], iframe)')?.closest('[id]');
        const heading = document.querySelector('#import');
        const order = lead && heading ? lead.compareDocumentPosition(heading) : 0;
        return {
          top: Math.round((lead?.getBoundingClientRect().top ?? Infinity) + scrollY),
          isFirst: (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
        };
      });
      if (top > limit || !isFirst) late.push(`${path}: ${top} px${isFirst ? '' : ', below the import'}`);
    }
    expect(late).toEqual([]);
  });
}
