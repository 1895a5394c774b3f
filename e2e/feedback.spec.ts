// Not the site's own `test`: receivers refuse and fail here on purpose.
import { mkdtempSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { site } from '../data/site';
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

test('the button in a heading opens the form below it, names the section and gets the focus back', async ({
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
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).nth(2);
  const title = (await heading.textContent()) ?? '';
  const button = heading.getByRole('button', { name: `Comment on “${title}”` });
  await expect(button).toHaveCount(0);
  // Who comes by keyboard has pressed a key before; the buttons' code comes with the first one.
  await page.keyboard.press('Tab');
  await heading.getByRole('link').focus();
  await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'center' }));
  await expect(button).toHaveCount(1);
  const readPlace = async () => [
    await heading.boundingBox(),
    await page.evaluate(() => document.documentElement.scrollHeight),
  ];
  const before = await readPlace();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('opacity', '1');
  expect(await readPlace()).toEqual(before);
  expect(await readShift()).toEqual([]);

  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: `Comment on “${title}”` });
  await expect(form.getByRole('textbox')).toBeFocused();
  // Directly below the heading, which stays where it was, and all of it in sight.
  const [place] = await readPlace();
  expect(place).toEqual(before[0]);
  const { y = 0 } = (await form.boundingBox()) ?? {};
  const { y: top = 0, height = 0 } = (await heading.boundingBox()) ?? {};
  expect(y - top - height).toBeLessThan(40);
  await expect(form.getByRole('button', { name: 'Submit' })).toBeInViewport();

  // Who writes nothing goes on where the button stands.
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  expect(await readPlace()).toEqual(before);
  await page.keyboard.press('Enter');
  await form.getByRole('textbox').fill('Too short');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Your feedback has been submitted')).toBeInViewport();
  await expect(button).toBeFocused();
  expect(bodies).toMatchObject([{ rating: null, section: { title }, comment: 'Too short' }]);

  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
});

test('a comment that was begun is there again when the reader comes back to the page', async ({ page }) => {
  await withServices(page, { feedbackEndpoint: ENDPOINT });
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

test('without a receiver, a rating is kept in the browser, and the page says just that', async ({ page }) => {
  await page.goto(PATH);
  const thumb = page.getByRole('button', { name: 'No', exact: true });
  await thumb.click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Your rating is kept in this browser.' }),
  ).toBeVisible();
  await expect(page.getByText(/submitted/)).toHaveCount(0);
  await expect(getForm(page)).toHaveCount(site.repository ? 1 : 0);
  await page.reload();
  await expect(thumb).toHaveAttribute('aria-pressed', 'true');
});

/** A comment without a receiver, up to the moment before it leaves the page. */
async function writeForIssue(page: Page): Promise<void> {
  const newIssue = 'https://code.example/docs/issues/new';
  await page.context().route(`${newIssue}?**`, (route) => route.fulfill({ body: 'issue' }));
  await withServices(page, { newIssue });
  await openForm(page, 'No');
  await getForm(page).getByRole('textbox').fill('Where is the ripple?');
}

test('without a receiver, a comment goes on in an issue, and stays until the reader has posted it', async ({
  page,
  context,
}) => {
  await writeForIssue(page);
  const [issue] = await Promise.all([
    context.waitForEvent('page'),
    getForm(page).getByRole('button', { name: 'Continue in an issue' }).click(),
  ]);
  const query = new URL(issue.url()).searchParams;
  expect(query.get('title')).toBe(`[docs] ${PATH}`);
  expect(query.get('body')).toContain('Where is the ripple?');
  expect(await issue.evaluate(() => window.opener)).toBeNull();
  await page.bringToFront();
  await expect(page.getByText('Finish your comment in the tab that opened')).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(getForm(page).getByRole('textbox')).toHaveValue('Where is the ripple?');
  await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await page.getByRole('button', { name: 'I’ve posted it' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you.' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(getForm(page).getByRole('textbox')).toHaveValue('');
});

test('an issue whose tab the browser has blocked is a link', async ({ page }) => {
  await page.addInitScript(() => (window.open = () => null));
  await writeForIssue(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Your browser has not opened a tab.')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Open the issue' })).toHaveAttribute(
    'href',
    /Where\+is\+the\+ripple/,
  );
});
