import type { Page } from '@playwright/test';
import { expect, mountDemos, test, waitForDemo } from './test';

const DEMOS = '/experiments/docs/demos/';
const MANY = '/material-ui/react-button/';

// Wide enough for every button; narrow bars have tests of their own.
test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1600, height: 900 } });

const getToolbar = (page: Page, demo: string) =>
  page.locator(`#${demo}`).getByRole('toolbar', { name: 'Demo actions' });

test('the toolbar’s code is loaded when the reader comes near', async ({ page }) => {
  const scripts: string[] = [];
  await page.goto(DEMOS, { waitUntil: 'networkidle' });
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  const toolbar = getToolbar(page, 'CounterButton');
  await expect(toolbar.getByRole('button', { name: 'Copy the source' })).toBeVisible();
  expect(scripts).toEqual([]);
  await toolbar.hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

for (const direction of ['ltr', 'rtl'] as const) {
  test(`a toolbar is one tab stop, and arrows move as the eye does, ${direction}`, async ({ page }) => {
    await page.addInitScript((dir) => localStorage.setItem('docs-direction', dir), direction);
    await page.goto(DEMOS);
    const toolbar = getToolbar(page, 'CounterButton');
    const [forward, backward] =
      direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const focused = toolbar.locator(':focus');
    await page.locator('#CounterButton [data-demo-root] button').last().focus();
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText('Show source');
    await page.keyboard.press(forward);
    await expect(focused).toHaveText('Edit');
    await page.keyboard.press(forward);
    await expect(focused).toHaveAccessibleName('Copy the source');
    for (let index = 0; index < 3; index += 1) await page.keyboard.press(backward);
    await expect(focused).toHaveAccessibleName('More actions');
    await page.keyboard.press('Home');
    await expect(focused).toHaveText('Show source');
    await page.keyboard.press('End');
    await expect(focused).toHaveAccessibleName('More actions');
    await page.keyboard.press('Tab');
    await expect(focused).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(focused).toHaveAccessibleName('More actions');
  });
}

test('Copy gives the whole file in the reader’s language and says so', async ({ page }) => {
  await page.goto(DEMOS);
  const copy = getToolbar(page, 'TypedTide').getByRole('button', { name: 'Copy the source' });
  const width = (await copy.boundingBox())?.width;
  await copy.click();
  await expect(page.locator('#announcer')).toHaveText('Copied');
  await expect(copy.getByText('Copied')).toBeVisible();
  expect((await copy.boundingBox())?.width).toBe(width);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^import \* as React from 'react';\n/);
  expect(text).toContain('useState<Tide>');
});

test('TypeScript and JavaScript are offered where they differ, open or not, and the choice is remembered', async ({
  page,
}) => {
  await page.goto(DEMOS);
  await expect(getToolbar(page, 'CounterButton').getByRole('button', { name: 'JS source' })).toHaveCount(0);
  const typed = page.locator('#TypedTide');
  await expect(typed.getByText('TypedTide.tsx', { exact: true })).toBeVisible();
  await typed.getByRole('button', { name: 'JS source' }).click();
  await expect(typed.getByText('TypedTide.js', { exact: true })).toBeVisible();
  await typed.getByRole('button', { name: 'Show source' }).click();
  await expect(typed.locator('pre:visible')).toContainText("React.useState('ebb')");
  await page.reload();
  await expect(typed.getByRole('button', { name: 'JS source' })).toHaveAttribute('aria-pressed', 'true');
  await expect(typed.getByText('TypedTide.js', { exact: true })).toBeVisible();
  await typed.getByRole('button', { name: 'Show source' }).click();
  await typed.getByRole('button', { name: 'TS source' }).click();
  await expect(typed.locator('pre:visible')).toContainText('useState<Tide>');
});

test('Reset starts a demo anew, and the focus can be put before its first element', async ({ page }) => {
  await page.goto(DEMOS);
  await mountDemos(page);
  await waitForDemo(page, 'CounterButton');
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  const toolbar = getToolbar(page, 'CounterButton');
  await toolbar.getByRole('button', { name: 'Reset the demo' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible();
  await expect(page.locator('#announcer')).toHaveText('Reset the demo');
  await toolbar.getByRole('button', { name: 'Move focus to the demo' }).click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pressed 0 times' })).toBeFocused();
});

test('the menu copies links, and gives the focus back', async ({ page }) => {
  await page.goto(`${DEMOS}?a=b`);
  const toolbar = getToolbar(page, 'TypedTide');
  const more = toolbar.getByRole('button', { name: 'More actions' });
  await more.click();
  const menu = page.getByRole('menu', { name: 'More actions' });
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('menuitem', { name: 'Copy link to JS source' }).click();
  await expect(page.locator('#announcer')).toHaveText('Copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/experiments\/docs\/demos\/\?a=b#TypedTide\.js$/);
});

test('a project is sent to the sandboxes by a form', async ({ page, context }) => {
  await context.route(/stackblitz|codesandbox/, (route) => route.fulfill({ body: 'Received' }));
  await page.goto(DEMOS);
  for (const [name, host, field] of [
    ['Open in StackBlitz', 'stackblitz.com', 'project[files][package.json]'],
    ['Open in CodeSandbox', 'codesandbox.io', 'parameters'],
  ] as const) {
    const sent = context.waitForEvent('request', (request) => request.url().includes(host));
    await getToolbar(page, 'TypedTide').getByRole('button', { name }).click();
    const request = await sent;
    expect(request.method()).toBe('POST');
    expect(decodeURIComponent(request.postData() ?? '')).toContain(field);
  }
});

test.describe('a link to a demo', () => {
  for (const [hash, language, text] of [
    ['TypedTide.js', 'JS source', "React.useState('ebb')"],
    ['TypedTide.tsx', 'TS source', 'useState<Tide>'],
    ['css-TypedTide.js', 'JS source', "React.useState('ebb')"],
  ] as const) {
    test(`#${hash} scrolls to it and opens its source without storing the choice`, async ({ page }) => {
      await page.goto(`${DEMOS}#${hash}`);
      const demo = page.locator('#TypedTide');
      await expect(demo.locator('pre:visible')).toContainText(text);
      await expect(demo.getByRole('button', { name: language })).toHaveAttribute('aria-pressed', 'true');
      const file = hash.endsWith('.js') ? 'TypedTide.js' : 'TypedTide.tsx';
      await expect(demo.getByText(file, { exact: true })).toBeVisible();
      await expect(demo).toBeInViewport();
      expect(await page.evaluate(() => document.cookie)).not.toContain('codeVariant');
    });
  }
});

for (const width of [320, 390]) {
  test(`at ${width} px nothing stands over the code, buttons fit a finger, and the menu has the rest`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(DEMOS);
    for (const demo of ['CounterButton', 'TypedTide']) {
      const toolbar = getToolbar(page, demo);
      const code = await page.locator(`#${demo} pre:visible`).boundingBox();
      for (const name of ['Show source', 'Edit', 'Copy the source', 'More actions']) {
        const box = await toolbar.getByRole('button', { name, exact: true }).boundingBox();
        expect(box?.width, name).toBeGreaterThanOrEqual(40);
        expect(box?.height, name).toBeGreaterThanOrEqual(40);
        expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(code?.y ?? 0);
      }
    }
    await page.locator('#TypedTide').scrollIntoViewIfNeeded();
    await getToolbar(page, 'TypedTide').getByRole('button', { name: 'More actions' }).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem', { name: 'Open in StackBlitz' })).toBeFocused();
    await menu.getByRole('menuitem', { name: 'Reset the demo' }).click();
    await expect(page.locator('#announcer')).toHaveText('Reset the demo');
    await page.goto(MANY);
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });
}

test('a bar never has its buttons over the code, nor a name over its buttons', async ({ page }) => {
  await page.goto(DEMOS);
  for (const width of [700, 1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const overlaps = await page.evaluate(() =>
      [...document.querySelectorAll('figure')].flatMap((figure) => {
        const boxes = [...figure.querySelectorAll('figcaption > a, button, pre')]
          .filter((element) => element.checkVisibility() && !element.closest('[data-demo-root]'))
          .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }));
        return boxes.flatMap(({ name, box }, index) =>
          boxes
            .slice(index + 1)
            .filter(
              (other) =>
                box.left < other.box.right - 0.5 &&
                other.box.left < box.right - 0.5 &&
                box.top < other.box.bottom - 0.5 &&
                other.box.top < box.bottom - 0.5,
            )
            .map((other) => `${figure.id}: ${name} and ${other.name}`),
        );
      }),
    );
    expect(overlaps).toEqual([]);
  }
});

test('one tooltip is shown at a time, and none leaves the page', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  await page.goto(DEMOS);
  const toolbar = getToolbar(page, 'TypedTide');
  const listTooltips = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[role=toolbar] button')]
        .filter((button) => {
          const { visibility, content } = getComputedStyle(button, '::after');
          return content !== 'none' && visibility === 'visible';
        })
        .map((button) => button.getAttribute('aria-label')),
    );
  await getToolbar(page, 'CounterButton').getByRole('button', { name: 'More actions' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(listTooltips).toEqual(['Reset the demo']);
  await toolbar.getByRole('button', { name: 'Open in StackBlitz' }).hover();
  await expect.poll(listTooltips).toEqual(['Open in StackBlitz']);
  await toolbar.getByRole('button', { name: 'More actions' }).hover();
  await expect.poll(listTooltips).toEqual(['More actions']);
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
});

test('without JavaScript a demo has no buttons that would do nothing', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}${DEMOS}`);
  const demo = page.locator('#CounterButton');
  await expect(demo.getByText('CounterButton.tsx')).toBeVisible();
  await expect(demo.locator('figcaption').getByRole('button')).toHaveCount(0);
  await page.goto(`${baseURL}/experiments/docs/codeblock/`);
  await expect(page.locator('[data-code]').first()).toBeVisible();
  await expect(page.locator('[data-code] button:visible')).toHaveCount(0);
  await page.close();
});
