import { expect, test } from './test';

const CODE = '/experiments/docs/codeblock/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const readClipboard = () => navigator.clipboard.readText();

test('a block of the text says Copied for 2000 ms and tells assistive technology', async ({ page }) => {
  await page.clock.install();
  await page.goto(CODE);
  // From here on only the test moves the clock: a slow machine cannot.
  await page.clock.pauseAt(Date.now() + 60_000);
  const block = page.locator('[data-code]').nth(1);
  await block.hover();
  await block.getByRole('button').click();
  await expect(block.getByText('Copied')).toBeVisible();
  await expect(page.locator('#announcer')).toHaveText('Copied');
  expect(await page.evaluate(readClipboard)).toBe('# a comment\nnpm run build && npm start');
  await page.clock.runFor(1900);
  await expect(block.getByText('Copied')).toBeVisible();
  await page.clock.runFor(200);
  await expect(block.getByText('Copied')).toBeHidden();
});

test('the source of a demo says Copied for 1200 ms, by its button and by keys over the code', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/experiments/docs/demos/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const demo = page.locator('#CounterButton');
  const copied = demo.getByRole('toolbar').getByText('Copied');
  for (const copy of [
    () => demo.getByRole('button', { name: 'Copy the source' }).click(),
    async () => {
      await demo.locator('pre:visible').hover();
      await page.keyboard.press('Control+c');
    },
  ]) {
    await copy();
    await expect(copied).toBeVisible();
    await page.clock.runFor(1100);
    await expect(copied).toBeVisible();
    await page.clock.runFor(200);
    await expect(copied).toBeHidden();
  }
  // Keys copy what they are pressed on: the preview.
  expect(await page.evaluate(readClipboard)).not.toContain('import');
});

for (const width of [390, 1280]) {
  test(`at ${width} px Copy is never over code, and fits a finger on a phone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [CODE, '/material-ui/getting-started/installation/', '/material-ui/react-button/']) {
      await page.goto(path);
      const faults = await page.evaluate((isNarrow) => {
        const blocks = [...document.querySelectorAll('[data-code]')];
        return blocks.flatMap((block) => {
          const button = block.querySelector('[data-copy]');
          const code = block.querySelector('pre');
          if (!button?.checkVisibility() || !code) return [];
          const [one, other] = [button.getBoundingClientRect(), code.getBoundingClientRect()];
          const isOver =
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom;
          const isSmall = isNarrow && (one.width < 40 || one.height < 38);
          return isOver || isSmall ? [`${code.textContent?.slice(0, 30)} ${one.width} × ${one.height}`] : [];
        });
      }, width < 600);
      expect(faults, path).toEqual([]);
    }
  });
}

test('lines that are marked as removed are not copied', async ({ page }) => {
  await page.goto(CODE);
  const block = page.locator('[data-code]').first();
  await block.hover();
  await block.getByRole('button').click();
  await expect(block.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(readClipboard)).not.toContain('return <p>{text}</p>');
});

test('Ctrl+C over a block copies it, and never replaces a copy of selected text', async ({ page }) => {
  await page.goto(CODE);
  const block = page.locator('[data-code]').nth(1);
  await block.hover();
  await page.keyboard.press('Control+c');
  await expect(block.getByText('Copied')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).selectText();
  await block.hover();
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(readClipboard)).toBe('Code blocks');
});

test('a refused clipboard stays quiet', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    document.execCommand = () => false;
  });
  await page.goto(CODE);
  const block = page.locator('[data-code]').first();
  await block.hover();
  await block.getByRole('button').click();
  await page.waitForTimeout(200);
  await expect(block.getByText('Copied')).toBeHidden();
});

test('the package manager is remembered on all pages and in other tabs', async ({ page, context }) => {
  await page.goto(CODE);
  const other = await context.newPage();
  await other.goto('/material-ui/getting-started/installation/');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(page.getByText('pnpm add @mui/material').first()).toBeVisible();
  await expect(page.getByText('pnpm add -D typescript').first()).toBeVisible();
  await expect(other.getByText('pnpm add @mui/material').first()).toBeVisible();
  await page.getByRole('tab', { name: 'pnpm' }).first().press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'yarn' }).first()).toBeFocused();
  await page.reload();
  await expect(page.getByText('yarn add @mui/material').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'yarn' }).first()).toHaveAttribute('aria-selected', 'true');
});
