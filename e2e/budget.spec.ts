import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { watchLayoutShift } from './layoutShift';
import { expect, test } from './test';

/** A page of each type; the components pages have ten demos and more. */
const PAGES = {
  landing: '/',
  section: '/material-ui/',
  guide: '/material-ui/getting-started/installation/',
  component: '/material-ui/react-button/',
  'component with many demos': '/material-ui/react-autocomplete/',
  'Joy component': '/joy-ui/react-button/',
  'data grid': '/x/react-data-grid/',
  API: '/material-ui/api/button/',
  'long API': '/x/api/data-grid/data-grid-premium/',
};

const kB = 1000;

function getBrotliSize(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(readFileSync(file), { params }).length;
}

for (const [type, path] of Object.entries(PAGES)) {
  for (const width of [390, 1280]) {
    test(`a ${type} page at ${width} px stays within its budgets and does not move`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const readShifts = await watchLayoutShift(page);
      const files = new Set<string>();
      page.on('response', (response) => files.add(new URL(response.url()).pathname));
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.waitForTimeout(1000);
      const sum = (pattern: RegExp) =>
        [...files]
          .filter((file) => pattern.test(file))
          .reduce((total, file) => total + getBrotliSize(`out${file}`), 0);
      expect(sum(/\.js$/), 'JavaScript before the reader scrolls or touches').toBeLessThanOrEqual(
        (type.endsWith('API') ? 95 : 100) * kB,
      );
      expect(sum(/\.css$/), 'CSS').toBeLessThanOrEqual(30 * kB);
      expect(sum(/\.woff2$/), 'fonts').toBeLessThanOrEqual(60 * kB);
      expect(getBrotliSize(`out${path}index.html`), 'HTML').toBeLessThanOrEqual(40 * kB);
      expect(await readShifts(), 'moves').toEqual([]);
    });
  }
}

test('inline data does not repeat the prose, and no script holds it', async ({ page, request }) => {
  const html = readFileSync('out/material-ui/react-button/index.html', 'utf8');
  const paragraph = 'This page covers the whole family';
  expect(html.split(paragraph)).toHaveLength(2);
  await page.goto('/material-ui/react-button/', { waitUntil: 'networkidle' });
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  expect(scripts.length).toBeGreaterThan(3);
  for (const url of scripts) expect(await (await request.get(url)).text()).not.toContain(paragraph);
});
