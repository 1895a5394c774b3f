import { expect, mountDemos, test } from './test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const [path, part] of [
  ['/material-ui/react-button/', 'header'],
  ['/material-ui/react-button/', '#ButtonPlayground'],
  ['/material-ui/react-button/', 'figure [role="toolbar"]'],
  ['/material-ui/api/button/', 'main'],
] as const) {
  test(`on ${path} a finger meets what is in ${part}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await mountDemos(page);
    const targets = await page
      .locator(part)
      .first()
      .locator('button, select, input, label:has(input), a:has(> svg)')
      .evaluateAll((all) =>
        all.flatMap((element) => {
          // A field is as large as the label that it lies in; what is within a demo is the library's.
          if (element.matches('label :is(input[type="radio"], input[type="checkbox"])')) return [];
          if (element.closest('[data-layout] > div, pre, table')) return [];
          const { width, height } = element.getBoundingClientRect();
          return width > 1 && (width < 40 || height < 40)
            ? [`${element.outerHTML.slice(0, 80)} ${width}×${height}`]
            : [];
        }),
      );
    expect(targets).toEqual([]);
  });
}
