import { watchLayoutShift } from './layoutShift';
import { expect, mountDemos, test, waitForDemo } from './test';

/** A page of each library: the typeface of its demos, and a demo on it. */
const PAGES = [
  ['/material-ui/react-button/', 'Roboto', 'roboto'],
  ['/joy-ui/react-button/', 'Inter', 'inter'],
] as const;

for (const [path, family, file] of PAGES) {
  for (const width of [390, 1280]) {
    test(`${path} at ${width} px loads ${family} with the first demo that hydrates, and hardly anything moves`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const readShifts = await watchLayoutShift(page);
      const fonts: string[] = [];
      page.on('request', (request) => request.url().endsWith('.woff2') && fonts.push(request.url()));
      await page.goto(path, { waitUntil: 'networkidle' });
      const isLoaded = () => fonts.filter((url) => url.includes(file)).length;
      expect(isLoaded()).toBe(0);
      const root = page.locator('[data-demo-root]').first();
      await root.scrollIntoViewIfNeeded();
      await mountDemos(page);
      await expect.poll(isLoaded).toBe(1);
      await page.waitForLoadState('networkidle');
      await expect(root).toHaveAttribute('data-demo-root', 'hydrated');
      await expect
        .poll(() => page.evaluate((name) => document.fonts.check(`500 14px ${name}`), family))
        .toBe(true);
      const label = root.getByRole('button').first();
      expect(await label.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(
        new RegExp(`^"?${family}"?, "${family} Fallback"`),
      );
      await page.waitForTimeout(300);
      // Letters differ by more than their average: a button may come to stand 3 px beside its place.
      const shifts = (await readShifts()) as { share: number }[];
      const sum = shifts.reduce((total, { share }) => total + share, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThan(0.0005);
    });
  }

  test(`what stands for ${family} on ${path} has its height, and its widths within 2 %`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('[data-demo-root]').first().scrollIntoViewIfNeeded();
    await mountDemos(page);
    await expect(page.locator('[data-demo-root]').first()).toHaveAttribute('data-demo-root', 'hydrated');
    const differences = await page.evaluate(async (name) => {
      const texts = [
        'REQUEST BERTH, SAVE DRAFT AND DISCARD',
        'What a reader sees before the typeface has come is as wide as afterwards.',
        '1,204 tons in 36 holds, 785 of 2039',
      ];
      const measure = (family: string, weight: number, text: string) => {
        const span = document.createElement('span');
        span.textContent = text;
        span.style.cssText = `position:absolute;white-space:pre;font:${weight} 40px/normal ${family}`;
        document.body.append(span);
        const { width, height } = span.getBoundingClientRect();
        span.remove();
        return { width, height };
      };
      const cases = [400, 500, 600, 700].flatMap((weight) => texts.map((text) => ({ weight, text })));
      for (const { weight } of cases) await document.fonts.load(`${weight} 40px ${name}`);
      for (const { weight, text } of cases) {
        await document.fonts.load(`${weight} 40px "${name} Fallback"`, text);
      }
      return cases.map(({ weight, text }) => {
        const real = measure(name, weight, text);
        const other = measure(`"${name} Fallback"`, weight, text);
        const width = Math.round((other.width / real.width - 1) * 1000) / 10;
        return { weight, text, width, height: Math.round(other.height - real.height) };
      });
    }, family);
    expect(
      differences.filter(({ width, height }) => Math.abs(width) > 2 || height !== 0),
      JSON.stringify(differences),
    ).toEqual([]);
  });
}

test('a framed demo and a demo’s own page have the typeface; demos of no theme stay in the site’s', async ({
  page,
}) => {
  const getFamily = () =>
    page
      .locator('[data-demo-root]')
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);
  await page.goto('/demos/experiments/docs/demos/FramedLock/');
  await waitForDemo(page, 'FramedLock');
  expect(await getFamily()).toMatch(/^"?Roboto/);
  expect(
    await page.evaluate(() => [...document.fonts].some(({ family }) => /^"?Roboto"?$/.test(family))),
  ).toBe(true);
  await page.goto('/base-ui/react-tabs/');
  await mountDemos(page);
  await waitForDemo(page, 'TabsBasic/system');
  expect(await getFamily()).not.toMatch(/Roboto|Inter Fallback/);
});
