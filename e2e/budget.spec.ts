import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { getBrotliSize } from './brotliSize';
import { watchLayoutShift } from './layoutShift';
import { expect, mountDemos, openAlive, test, waitForDemosInView, waitUntilAlive } from './test';

/** What is fetched in idle time, in kB, by a page without a tool: the framework, the frame and its product's menu. */
const FRAME = 122;

/**
 * A page of each type, with the JavaScript that it may have fetched, in kB: in idle time, where that is more than the
 * frame, because the page has a tool; and once the reader has acted, which is that of its demos.
 */
const PAGES: Readonly<Record<string, { path: string; idle?: number; awake: number }>> = {
  landing: { path: '/', awake: 122 },
  section: { path: '/material-ui/', idle: 123, awake: 125 },
  guide: { path: '/material-ui/getting-started/installation/', awake: 123 },
  component: { path: '/material-ui/react-button/', awake: 185 },
  'component with many demos': { path: '/material-ui/react-autocomplete/', awake: 229 },
  icons: { path: '/material-ui/material-icons/', idle: 137, awake: 138 },
  'Joy component': { path: '/joy-ui/react-button/', awake: 175 },
  // Demos of all three plans.
  'data grid': { path: '/x/react-data-grid/', awake: 359 },
  'grid with many demos': { path: '/x/react-data-grid/row-grouping/', awake: 352 },
  gallery: { path: '/material-ui/all-components/', awake: 124 },
  API: { path: '/material-ui/api/button/', awake: 123 },
  'long API': { path: '/x/api/data-grid/data-grid-premium/', awake: 123 },
};

const kB = 1000;

/** Scripts in the document itself, in bytes. */
function getInlineSize(path: string): number {
  const html = readFileSync(`out${path}index.html`, 'utf8');
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code);
  return brotliCompressSync(scripts.join('\n')).length;
}

for (const [type, { path, idle = FRAME, awake }] of Object.entries(PAGES)) {
  for (const width of [390, 1280]) {
    test(`a ${type} page at ${width} px stays within its budgets and does not move`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const readShifts = await watchLayoutShift(page);
      const files = new Map<string, string>();
      page.on('response', (response) =>
        files.set(new URL(response.url()).pathname, response.request().resourceType()),
      );
      const sum = (pattern: RegExp, loadedAs?: string) =>
        [...files]
          .filter(([file, type]) => pattern.test(file) && (!loadedAs || type === loadedAs))
          .reduce((total, [file]) => total + getBrotliSize(file), 0);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.waitForTimeout(1000);
      expect(
        sum(/\.js$/, 'script') + getInlineSize(path),
        'JavaScript that runs before the reader acts',
      ).toBeLessThanOrEqual(10 * kB);
      expect(sum(/\.js$/), 'with what is fetched in idle time').toBeLessThanOrEqual(idle * kB);
      expect(sum(/\.css$/), 'CSS').toBeLessThanOrEqual(30 * kB);
      expect(sum(/\.woff2$/), 'fonts').toBeLessThanOrEqual(60 * kB);
      expect(getBrotliSize(`${path}index.html`), 'HTML').toBeLessThanOrEqual(40 * kB);
      // Away from everything that loads more when it is pointed at.
      await mountDemos(page, 2, 790);
      await waitUntilAlive(page);
      // The network may rest between two demos of a busy machine.
      await waitForDemosInView(page);
      await page.waitForLoadState('networkidle');
      expect(sum(/\.js$/), 'with what runs once the reader has acted').toBeLessThanOrEqual(awake * kB);
      expect(await readShifts(), 'moves').toEqual([]);
    });
  }
}

test('inline data does not repeat the prose, and no script holds it', async ({ page, request }) => {
  const html = readFileSync('out/material-ui/react-button/index.html', 'utf8');
  // The first plain sentence of the text.
  const paragraph = /<p>([^<&]{40,})/.exec(html)?.[1] ?? '';
  expect(paragraph).not.toBe('');
  expect(html.split(paragraph)).toHaveLength(2);
  await openAlive(page, '/material-ui/react-button/');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  expect(scripts.length).toBeGreaterThan(3);
  for (const url of scripts) expect(await (await request.get(url)).text()).not.toContain(paragraph);
});
