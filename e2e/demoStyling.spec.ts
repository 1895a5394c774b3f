import { watchLayoutShift } from './layoutShift';
import { expect, mountDemos, test } from './test';

const PAGE = '/base-ui/react-tabs/';

for (const [hash, styling] of [
  ['', 'system'],
  ['#tailwind-SeatingLevels', 'tailwind'],
  ['#css-SeatingLevels.tsx', 'css'],
  ['#system-SeatingLevels.js', 'system'],
] as const) {
  test(`an address that ends in "${hash}" shows the demo in ${styling}, alive, and stores nothing`, async ({
    page,
  }) => {
    const readShifts = await watchLayoutShift(page);
    await page.goto(PAGE + hash);
    await page.waitForLoadState('networkidle');
    // A source that the address opens makes room for itself.
    if (!hash.includes('.')) expect(await readShifts()).toEqual([]);
    await mountDemos(page);
    const demo = page.locator('#SeatingLevels');
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator('[data-demo-root]:visible')).toHaveCount(1);
    const root = demo.locator(`[data-name="SeatingLevels/${styling}"]`);
    await expect(root).toHaveAttribute('data-demo-root', 'alive');
    await root.getByRole('button', { name: 'One level up' }).click();
    await expect(root.getByRole('tab', { name: 'Dress circle' })).toHaveAttribute('aria-selected', 'true');
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('the toolbar changes the styling, its sources, and remembers it before the first paint', async ({
  page,
}) => {
  await page.goto(PAGE);
  const demo = page.locator('#SeatingLevels');
  await demo.getByRole('button', { name: 'CSS', exact: true }).click();
  await expect(demo.locator('[data-name="SeatingLevels/css"]')).toBeVisible();
  await demo.getByRole('button', { name: 'Show source' }).click();
  await expect(demo.getByText('styles.css', { exact: true })).toBeVisible();
  await expect(demo.locator('pre:visible', { hasText: '.pill' }).first()).toBeVisible();
  await page.goto(PAGE, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-code-styling', 'CSS');
  await expect(demo.locator('[data-name="SeatingLevels/css"]')).toBeVisible();
});

test('the styles of a demo stay in it', async ({ page }) => {
  await page.goto(PAGE);
  const leaks = await page.evaluate(() => {
    const probe = document.createElement('div');
    probe.innerHTML = '<h2 class="pill row flex py-4">A</h2><ul><li>B</li></ul>';
    document.querySelector('#main-content')?.append(probe);
    const [title, list] = [probe.querySelector('h2'), probe.querySelector('ul')];
    if (!title || !list) return ['no probe'];
    const { display, borderTopWidth, paddingTop } = getComputedStyle(title);
    return [
      display,
      borderTopWidth,
      paddingTop,
      getComputedStyle(document.body).getPropertyValue('--spacing'),
    ];
  });
  expect(leaks).toEqual(['block', '0px', '0px', '']);
});
