import { expect, mountDemos, openAlive, test, waitForDemo } from './test';

const BUTTON = '/material-ui/react-button/';

/** A hydrated playground. */
async function openPlayground(page: Parameters<typeof mountDemos>[0], path: string, component: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await mountDemos(page);
  await waitForDemo(page, `${component}Playground`);
  const playground = page.locator(`#${component}Playground`);
  return {
    playground,
    code: playground.locator('[data-code] code'),
    live: playground.locator('[data-layout]'),
  };
}

test('controls change component and code, reset brings both back, and what is above the code stays', async ({
  page,
}) => {
  const { playground, code, live } = await openPlayground(page, BUTTON, 'Button');
  const readPlace = () => playground.locator('[data-demo-root]').boundingBox();
  const before = await readPlace();
  const start = await code.textContent();
  expect(start).toBe('<Button variant="contained">Place order</Button>');
  await playground.getByRole('radio', { name: 'outlined' }).check();
  await playground.getByLabel('color').selectOption('secondary');
  await playground.getByRole('switch', { name: 'disabled' }).check();
  await playground.getByLabel('children').fill('<b>Buy now</b>');
  const button = live.getByRole('button', { name: '<b>Buy now</b>' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveClass(/MuiButton-outlinedSecondary/);
  await expect(code).toHaveText(
    '<Button\n  variant="outlined"\n  color="secondary"\n  disabled\n>\n  {"<b>Buy now</b>"}\n</Button>',
  );
  expect(await readPlace()).toEqual(before);
  // The block is as high as its code.
  const empty = await playground.locator('pre').evaluate((pre) => {
    const { paddingTop, paddingBottom } = getComputedStyle(pre);
    const text = document.createRange();
    text.selectNodeContents(pre);
    return (
      pre.clientHeight -
      parseFloat(paddingTop) -
      parseFloat(paddingBottom) -
      text.getBoundingClientRect().height
    );
  });
  expect(Math.abs(empty)).toBeLessThan(12);
  await playground.getByRole('button', { name: 'Reset' }).click();
  await expect(code).toHaveText(start ?? '');
  await expect(live.getByRole('button', { name: 'Place order' })).toBeEnabled();
});

test('the code lights the prop under the pointer, and the one that has just changed', async ({ page }) => {
  const { playground, code } = await openPlayground(page, BUTTON, 'Button');
  const readLit = (kind: string) =>
    code.evaluate(
      (element, value) =>
        [...element.querySelectorAll(`[data-lit=${value}]`)].map(({ textContent }) => textContent).join(''),
      kind,
    );
  await playground.getByLabel('color').selectOption('secondary');
  await expect.poll(() => readLit('changed')).toBe('color="secondary"');
  await playground.getByRole('group', { name: 'variant' }).locator('legend').hover();
  await expect.poll(() => readLit('pointed')).toBe('variant="contained"');
  await playground.getByRole('button', { name: 'Reset' }).hover();
  await expect.poll(() => readLit('pointed')).toBe('');
});

test('controls that arrive later than the component do not move it', async ({ page }) => {
  await page.goto(BUTTON);
  const component = page.locator('#ButtonPlayground .MuiButton-root');
  const place = await component.boundingBox();
  await page.locator('#ButtonPlayground form').evaluate((form) => {
    while (form.lastElementChild) form.lastElementChild.remove();
  });
  expect(await component.boundingBox()).toEqual(place);
});

test('the server shows the start: component, controls and code', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(BUTTON);
  const playground = page.locator('#ButtonPlayground');
  await expect(playground.locator('.MuiButton-contained')).toHaveText('Place order');
  await expect(playground.locator('[data-code] code')).toContainText('variant="contained"');
  // Without script the controls would answer nobody.
  await expect(playground.getByRole('radio')).toHaveCount(0);
  await context.close();
});

test('CSS variables of a component are set in its code, with their units, and change it', async ({
  page,
}) => {
  await page.goto('/joy-ui/react-switch/', { waitUntil: 'networkidle' });
  await mountDemos(page);
  await waitForDemo(page, 'SwitchVariables');
  const playground = page.locator('#SwitchVariables');
  const track = playground.locator('.MuiSwitch-track');
  const width = (await track.boundingBox())?.width ?? 0;
  await playground.getByLabel('--Switch-trackWidth (px)').fill(String(width + 20));
  await expect.poll(async () => (await track.boundingBox())?.width).toBe(width + 20);
  await expect(playground.locator('[data-code] code')).toContainText(
    `sx={{ '--Switch-trackWidth': '${width + 20}px' }}`,
  );
  await playground.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(async () => (await track.boundingBox())?.width).toBe(width);
});

test('a new default value is a new component', async ({ page }) => {
  const { playground, live } = await openPlayground(page, '/material-ui/react-slider/', 'Slider');
  await expect(live.getByRole('slider')).toHaveValue('40');
  await playground.getByLabel('defaultValue').fill('70');
  await expect(live.getByRole('slider')).toHaveValue('70');
  await playground.getByLabel('step').fill('0');
  await playground.getByLabel('max').fill('');
  await expect(live.getByRole('slider')).toHaveAttribute('max', '100');
});

test('a child is wrapped, and a handler is passed', async ({ page }) => {
  const tooltip = await openPlayground(page, '/material-ui/react-tooltip/', 'Tooltip');
  await tooltip.live.getByRole('button', { name: 'Archive' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Keeps a copy for ten years');
  const chip = await openPlayground(page, '/material-ui/react-chip/', 'Chip');
  await expect(chip.live.getByTestId('CancelIcon')).toHaveCount(0);
  await chip.playground.getByRole('switch', { name: 'onDelete' }).check();
  await expect(chip.live.getByTestId('CancelIcon')).toBeVisible();
  await expect(chip.code).toContainText('onDelete={handleDelete}');
});

test('Joy’s components stand in their own theme, and follow a client-side navigation', async ({ page }) => {
  await openAlive(page, '/joy-ui/react-input/');
  await page
    .getByRole('navigation', { name: 'documentation' })
    .getByRole('link', { name: 'Button', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  await waitForDemo(page, 'ButtonPlayground');
  const playground = page.locator('#ButtonPlayground');
  await playground.getByRole('radio', { name: 'soft' }).check();
  await expect(playground.locator('.MuiButton-variantSoft')).toHaveText('Reserve shelf');
});

test('fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/material-ui/react-tooltip/');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const box = await page.locator('#TooltipPlayground').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
});
