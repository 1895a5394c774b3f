import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { measureContrasts } from './contrast';
import { openDialogForm } from './dialogForm';
import { expect, openAlive, test, waitForDemo } from './test';

test('on paper demos keep their colors, and headings stay with their text', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  await page.emulateMedia({ media: 'print' });
  const read = (selector: string, property: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (all, name) => [...new Set(all.map((one) => getComputedStyle(one).getPropertyValue(name)))],
        property,
      );
  expect(await read('[data-demo-root] .MuiButton-contained', 'print-color-adjust')).toEqual(['exact']);
  expect(await read('main :is(h1, h2, h3)', 'break-after')).toEqual(['avoid']);
  expect(await page.locator('[data-ad-place]').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('navigation', { name: 'documentation' }).isVisible()).toBe(false);
});

test('on paper nothing is left of what is not printed', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  await page.setViewportSize({ width: 760, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const breadcrumbs = await page.getByRole('navigation', { name: 'Breadcrumbs' }).boundingBox();
  expect(breadcrumbs?.y).toBeLessThan(60);
  // Without controls, the component is centered.
  const block = await page.locator('#ButtonPlayground').boundingBox();
  const button = await page.locator('#ButtonPlayground .MuiButton-root').boundingBox();
  if (!block || !button) throw new Error('The playground is not there.');
  expect(Math.abs(button.x + button.width / 2 - (block.x + block.width / 2))).toBeLessThan(2);
});

/** How dark is chosen. */
const CHOICES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  reader: async (page) => {
    await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  },
  system: (page) => page.emulateMedia({ media: 'print', colorScheme: 'dark' }),
};

/** Text of pages: paragraphs, code with its colors, tables, callouts, badges, headings. */
const TEXT =
  'main :is(p, li, dt, dd, td, th, a, span, strong, code, h1, h2, h3):not([data-demo-root] *, label *)';

for (const [chooser, choose] of Object.entries(CHOICES)) {
  for (const path of [
    '/',
    '/material-ui/getting-started/installation/',
    '/material-ui/react-button/',
    '/material-ui/all-components/',
    '/material-ui/api/button/',
  ]) {
    test(`what the ${chooser} wants dark can be read on paper: ${path}`, async ({ page }) => {
      await choose(page);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      const texts = await measureContrasts(page, TEXT);
      expect(texts.length).toBeGreaterThan(40);
      expect(texts.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
      expect(texts.filter(({ background }) => background < 0.5).map(({ text }) => text)).toEqual([]);
    });
  }
}

/** Colors of everything in the demos of a page, also in shadow roots. */
const readDemoColors = (page: Page) =>
  page.evaluate(() => {
    const list = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        one,
        ...(one.shadowRoot ? list(one.shadowRoot) : []),
      ]);
    return [...document.querySelectorAll('[data-demo-root]')].flatMap((root) =>
      [root, ...list(root)].map((element) => {
        const { color, backgroundColor, backgroundImage, borderTopColor, boxShadow } =
          getComputedStyle(element);
        return [element.tagName, color, backgroundColor, backgroundImage, borderTopColor, boxShadow].join(
          ' ',
        );
      }),
    );
  });

for (const path of [
  '/material-ui/react-button/',
  // Paints a color of its own in the dark.
  '/material-ui/react-app-bar/',
  '/material-ui/react-paper/',
  '/material-ui/customization/palette/',
  '/joy-ui/react-button/',
  '/base-ui/react-button/',
]) {
  test(`the demos of ${path} look on paper as in light mode`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    await page.goto(path);
    const light = await readDemoColors(page);
    expect(light.length).toBeGreaterThan(20);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    expect(await readDemoColors(page)).toEqual(light);
  });
}

test('demos that are alive, with the reader’s own spacing and in a shadow root, are light on paper', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('mui-mode', 'dark');
    localStorage.setItem('docs-spacing', '10');
  });
  const path = '/material-ui/customization/shadow-dom/';
  await openAlive(page, path);
  await waitForDemo(page, 'ShadowDomButton');
  const button = page.locator('[data-name="ShadowDomButton"] .MuiButton-contained');
  await expect(button).toHaveCount(2);
  const getColors = () =>
    button.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  await expect.poll(getColors).toEqual(['rgb(144, 202, 249)', 'rgb(144, 202, 249)']);
  await page.emulateMedia({ media: 'print' });
  // Colors may take their time to change.
  await expect.poll(getColors).toEqual(['rgb(25, 118, 210)', 'rgb(25, 118, 210)']);
});

test('the frame of an edited demo is light on paper', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const result = await openDialogForm(
    page,
    `import Button from '@mui/material/Button';

export default function Edited() {
  return <Button variant="contained">Edited</Button>;
}
`,
  );
  const button = result.getByRole('button', { name: 'Edited' });
  await expect(button).toHaveCSS('background-color', 'rgb(144, 202, 249)');
  await page.emulateMedia({ media: 'print' });
  await expect(button).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  await expect(result.locator('html')).toHaveCSS('color-scheme', 'light');
});

/** All colors of areas and letters in a PDF, each with its channels from 0 to 1. */
function readFills(pdf: Buffer): string[] {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)];
  const texts = streams.map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      // A picture or a font.
      return '';
    }
  });
  return [...new Set(texts.flatMap((text) => text.match(/[\d.]+ [\d.]+ [\d.]+ rg\b/g) ?? []))].sort();
}

test('a PDF has the colors of light mode', async ({ page }) => {
  const path = '/material-ui/react-app-bar/';
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  const light = readFills(await page.pdf({ printBackground: true, pageRanges: '1-2' }));
  expect(light.length).toBeGreaterThan(8);
  await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  expect(readFills(await page.pdf({ printBackground: true, pageRanges: '1-2' }))).toEqual(light);
});
