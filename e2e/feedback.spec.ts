// Not the site's own `test`: receivers refuse and fail here on purpose.
import { mkdtempSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { receiveFeedback } from '../src/build/commands/feedbackReceiver.mjs';
import { watchLayoutShift } from './layoutShift';
import { withServices } from './services';
import { goToNextPage } from './test';

const PATH = '/material-ui/react-button/';
const ENDPOINT = '/feedback';

const getForm = (page: Page) => page.getByRole('form', { name: 'Was this page helpful?' });

async function openForm(page: Page, thumb: 'Yes' | 'No'): Promise<void> {
  await page.goto(PATH);
  await page.getByRole('button', { name: thumb, exact: true }).click();
  await expect(getForm(page).getByRole('textbox')).toBeFocused();
}

test('a rating and a comment arrive, and the page remembers the rating', async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route(`**${ENDPOINT}`, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: { id: '1' } });
  });
  await withServices(page, { feedbackEndpoint: ENDPOINT });
  await openForm(page, 'No');
  await getForm(page).getByRole('textbox').fill('  Where is the ripple? ');
  await page.getByRole('combobox', { name: 'About' }).selectOption({ index: 1 });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Your feedback has been submitted')).toBeVisible();
  await expect(getForm(page)).toHaveCount(0);
  expect(bodies).toEqual([
    {
      page: PATH,
      rating: 0,
      comment: 'Where is the ripple?',
      section: { id: expect.any(String), title: expect.any(String) },
      productId: 'material-ui',
      version: '6.0.2',
      language: 'en',
    },
  ]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'No', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

for (const [fault, answer] of [
  ['a refusal', { status: 503, body: '{}' }],
  ['an unreadable answer', { status: 200, body: '<h1>Hello</h1>' }],
  ['a lost connection', null],
] as const) {
  test(`after ${fault} the text stays, and a second try can succeed`, async ({ page }) => {
    let isMended = false;
    await page.route(`**${ENDPOINT}`, (route) => {
      if (isMended) return route.fulfill({ json: {} });
      return answer ? route.fulfill(answer) : route.abort();
    });
    await withServices(page, { feedbackEndpoint: ENDPOINT });
    await openForm(page, 'Yes');
    await getForm(page).getByRole('textbox').fill('Clear and short');
    await getForm(page).getByRole('button', { name: 'Submit' }).click();
    await expect(getForm(page).getByRole('alert')).toHaveText(
      "Couldn't submit feedback. Please try again later.",
    );
    await expect(getForm(page).getByRole('textbox')).toHaveValue('Clear and short');
    isMended = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Your feedback has been submitted')).toBeVisible();
  });
}

test('the receiver that comes along takes a comment from another origin', async ({ page, baseURL }) => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'feedback-')), 'feedback.jsonl');
  const receiver = await receiveFeedback({ file, port: 0, origin: baseURL ?? '' });
  const { port } = receiver.address() as AddressInfo;
  await withServices(page, { feedbackEndpoint: `http://localhost:${port}/` });
  await openForm(page, 'Yes');
  await getForm(page).getByRole('textbox').fill('Clear, and short: “ä 中 🎉”');
  await getForm(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your feedback has been submitted')).toBeVisible();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    page: PATH,
    rating: 1,
    comment: 'Clear, and short: “ä 中 🎉”',
    section: null,
  });
  receiver.close();
});

test('a slow receiver is waited for, and asked once', async ({ page }) => {
  const answers: (() => Promise<void>)[] = [];
  await page.route(`**${ENDPOINT}`, (route) => void answers.push(() => route.fulfill({ json: {} })));
  await withServices(page, { feedbackEndpoint: ENDPOINT });
  await openForm(page, 'Yes');
  await page.keyboard.press('Control+Enter');
  const button = getForm(page).getByRole('button', { name: 'Sending…' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.dispatchEvent('click');
  await page.waitForTimeout(300);
  expect(answers).toHaveLength(1);
  await answers[0]?.();
  await expect(page.getByText('Your feedback has been submitted')).toBeVisible();
});

test('a receiver that never answers has failed after ten seconds, and the text stays', async ({ page }) => {
  await page.route(`**${ENDPOINT}`, () => {});
  await withServices(page, { feedbackEndpoint: ENDPOINT });
  await openForm(page, 'No');
  await getForm(page).getByRole('textbox').fill('Where is the ripple?');
  await getForm(page).getByRole('button', { name: 'Submit' }).click();
  await expect(getForm(page).getByRole('alert')).toHaveText(
    "Couldn't submit feedback. Please try again later.",
  );
  await expect(getForm(page).getByRole('textbox')).toHaveValue('Where is the ripple?');
});

test('the button in a heading is reached with the keyboard, and its comment names the section', async ({
  page,
}) => {
  const bodies: unknown[] = [];
  await page.route(`**${ENDPOINT}`, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ json: {} });
  });
  await withServices(page, { feedbackEndpoint: ENDPOINT });
  const readShift = await watchLayoutShift(page);
  await page.goto(PATH, { waitUntil: 'networkidle' });
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const title = (await heading.textContent()) ?? '';
  const button = heading.getByRole('button', { name: `Comment on “${title}”` });
  await expect(button).toHaveCount(0);
  const readHeights = async () => [
    (await heading.boundingBox())?.height,
    await page.evaluate(() => document.documentElement.scrollHeight),
  ];
  const before = await readHeights();
  await heading.getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('opacity', '1');
  expect(await readHeights()).toEqual(before);
  expect(await readShift()).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(getForm(page).getByRole('textbox')).toBeFocused();
  await expect(getForm(page).getByRole('combobox')).toHaveValue((await heading.getAttribute('id')) ?? '');
  // Who writes nothing goes on where the button stands.
  await getForm(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await getForm(page).getByRole('textbox').fill('Too short');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Your feedback has been submitted')).toBeVisible();
  expect(bodies).toMatchObject([{ rating: null, section: { title }, comment: 'Too short' }]);

  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
});

test('a comment that was begun is there again when the reader comes back to the page', async ({ page }) => {
  await openForm(page, 'No');
  await getForm(page).getByRole('textbox').fill('Half a sent');
  await goToNextPage(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Button');
  await openForm(page, 'No');
  await expect(getForm(page).getByRole('textbox')).toHaveValue('Half a sent');
  await getForm(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'No', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('without a receiver, a comment opens an issue that is filled in', async ({ page, context }) => {
  await context.route('https://git.example.com/**', (route) => route.fulfill({ body: 'issue' }));
  await openForm(page, 'No');
  await getForm(page).getByRole('textbox').fill('Where is the ripple?');
  const [issue] = await Promise.all([
    context.waitForEvent('page'),
    getForm(page).getByRole('button', { name: 'Submit' }).click(),
  ]);
  const query = new URL(issue.url()).searchParams;
  expect(query.get('title')).toBe(`[docs] ${PATH}`);
  expect(query.get('body')).toContain('Where is the ripple?');
  await expect(page.getByRole('button', { name: 'No', exact: true })).toHaveAttribute('aria-pressed', 'true');
});
