import type { Page } from '@playwright/test';
import { expect, mountDemos, test, waitForDemo } from './test';

const DEMOS = '/experiments/docs/demos/';

test('a demo keeps its server HTML until somebody is there, then comes to life', async ({ page }) => {
  const scripts: string[] = [];
  await page.goto(DEMOS, { waitUntil: 'networkidle' });
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  const button = page.getByRole('button', { name: 'Pressed 0 times' });
  await expect(button).toBeVisible();
  expect(scripts).toEqual([]);
  await button.evaluate((element) => element.setAttribute('data-kept', ''));
  await mountDemos(page);
  await waitForDemo(page, 'CounterButton');
  await expect(button).toHaveAttribute('data-kept', '');
  await button.click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
});

/** Lets none of the page's code through until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}

test('a sign that comes before the code is not lost', async ({ page }) => {
  const letThrough = await holdCode(page);
  await page.goto(DEMOS, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible();
  await mountDemos(page);
  letThrough();
  await expect(page.locator('[data-name="CounterButton"]')).toHaveAttribute('data-demo-root', 'alive');
});

for (const address of [DEMOS, '/demos/experiments/demos/CounterButton/']) {
  test(`a click on ${address} that comes before all code is not lost`, async ({ page }) => {
    const letThrough = await holdCode(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Pressed 0 times' }).click();
    letThrough();
    await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  });
}

test('a click that comes before the code is not lost', async ({ page }) => {
  await page.goto(DEMOS, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Pressed 0 times' }).dispatchEvent('pointerover');
  await page.getByRole('button', { name: 'Pressed 0 times' }).dispatchEvent('click');
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
});

test('the whole source is fetched when it is asked for', async ({ page }) => {
  await page.goto(DEMOS);
  const demo = page.locator('#CounterButton');
  await expect(demo.getByText('import * as React')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Show source' }).click();
  await expect(demo.locator('pre:visible')).toContainText("import * as React from 'react';");
  await demo.getByRole('button', { name: 'Hide source' }).click();
  await expect(demo.locator('pre:visible')).toContainText('Pressed {count} times');
  await expect(demo.locator('pre:visible')).not.toContainText('import');
});

test('a closed demo shows no source, an open one all of it', async ({ page }) => {
  await page.goto(DEMOS);
  await expect(page.locator('#FixedStage pre:visible')).toHaveCount(0);
  await expect(page.locator('#StretchedField pre:visible')).toContainText('import TextField');
});

test('demos work after a client-side navigation', async ({ page }) => {
  await page.goto('/experiments/docs/');
  await page.getByRole('main').getByRole('link', { name: 'Demos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demos');
  await waitForDemo(page, 'CounterButton');
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
});

test('links in a demo never leave the page', async ({ page }) => {
  await page.goto('/material-ui/react-button/', { waitUntil: 'networkidle' });
  await mountDemos(page);
  await waitForDemo(page, 'TideTableLinks');
  const link = page.locator('#TideTableLinks [data-demo-root] a[href]').first();
  await link.click();
  await page.waitForTimeout(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
});
