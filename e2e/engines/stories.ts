import { readFileSync } from 'node:fs';
import { findEngine } from '../../src/cli/process/setup.mjs';
import type { EnginePage } from './enginePage';
import { addProbe } from './probe';
import { expect, test, type EngineName } from './test';

const BUTTON = '/material-ui/react-button/';
const INSTALLATION = '/material-ui/getting-started/installation/';

/** One page of each kind. */
const KINDS = [
  '/',
  '/material-ui/',
  '/x/',
  INSTALLATION,
  BUTTON,
  '/joy-ui/react-button/',
  '/base-ui/react-tabs/',
  '/x/react-data-grid/',
  '/toolpad/core/react-sign-in-page/',
  '/material-ui/all-components/',
  '/material-ui/api/button/',
  '/material-ui/material-icons/',
  '/material-ui/customization/color/',
  '/material-ui/customization/default-theme/',
  '/material-ui/customization/theme-builder/',
  '/material-ui/discover-more/showcase/',
  '/versions/',
  '/production-error/',
  '/404.html',
  '/demos/experiments/docs/demos/TypedTide/',
];

/** Texts of the elements that match and are shown. */
const readTexts = (page: EnginePage, selector: string) =>
  page.evaluate(
    (own) =>
      [...document.querySelectorAll(own)]
        .filter((one) => one.checkVisibility())
        .map((one) => one.textContent),
    selector,
  );

/** Whether something matches, and is shown. */
const isShown = (page: EnginePage, selector: string) =>
  readTexts(page, selector).then(({ length }) => length > 0);

const expectShown = (page: EnginePage, selector: string, value = true) =>
  expect.poll(() => isShown(page, selector), { message: selector }).toBe(value);

const expectTitle = (page: EnginePage, title: string) =>
  expect.poll(() => readTexts(page, 'h1')).toEqual([title]);

/** Waits for the mark of the probe. */
const expectAlive = (page: EnginePage) =>
  expect.poll(() => page.evaluate(() => 'alive' in document.documentElement.dataset)).toBe(true);

/** Opens a page and makes a reader's first action, at which the framework starts. */
async function openAlive(page: EnginePage, path: string): Promise<void> {
  await page.open(path);
  await page.movePointer();
  await expectAlive(page);
}

const isFocused = (page: EnginePage, selector: string) =>
  page.evaluate((own) => document.activeElement?.matches(own) ?? false, selector);

/** Pastes into a field, as a reader may: a page may read the clipboard with permission alone. */
async function readClipboard(page: EnginePage): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    document.body.append(field);
    field.focus();
  });
  await page.press('Control+v');
  const readField = () =>
    page.evaluate(() => document.querySelector<HTMLTextAreaElement>('body > textarea:focus')?.value ?? '');
  await expect.poll(readField).not.toBe('');
  const text = await readField();
  await page.evaluate(() => document.activeElement?.remove());
  return text;
}

/** Defines the stories for an engine. */
export function tellStories(name: EngineName): void {
  const isMissing = !findEngine(name);
  if (isMissing && process.env.CI) throw new Error(`${name} is not installed: see ensureEngines.`);
  test.skip(isMissing, `${name} is not installed. npm test installs it where there is apt-get.`);

  test.describe(name, () => {
    for (const path of KINDS) {
      test(`${path} comes alive without a message of the console or the policy`, async ({
        enginePage: page,
      }) => {
        await openAlive(page, path);
        await expectShown(page, 'h1');
      });
    }

    test('what pages say on the console, what policies refuse and what is not there is heard', async ({
      enginePage: page,
      session: { messages, site },
      allowMessages,
    }) => {
      allowMessages(/loud/);
      site.deploy(
        '/loud.js',
        `console.warn('a loud warning');
      Promise.reject(new Error('a loud promise'));
      fetch('/loud/');
      document.body.append(Object.assign(document.createElement('img'), { src: 'http://loud.example/' }));
      throw new Error('a loud error');`,
      );
      await openAlive(page, '/versions/');
      await page.evaluate(() =>
        document.body.append(Object.assign(document.createElement('script'), { src: '/loud.js' })),
      );
      for (const message of [
        /console\.warn: a loud warning$/,
        /error: .*a loud error$/,
        /rejection: .*a loud promise$/,
        /policy: img-src http:\/\/loud\.example/,
        /^\/loud\/ status: 404$/,
      ]) {
        await expect.poll(() => messages).toContainEqual(expect.stringMatching(message));
      }
    });

    test('the first action switches the mode, before the framework is there', async ({
      enginePage: page,
    }) => {
      await page.open(BUTTON);
      const readMode = () => page.evaluate(() => document.documentElement.dataset.muiColorScheme);
      const before = await readMode();
      await page.click('header [data-switches-mode]');
      await expect.poll(readMode).not.toBe(before);
      await expectAlive(page);
      expect(await readMode()).not.toBe(before);
    });

    test('the first action opens a page of the menu; others follow in the same document', async ({
      enginePage: page,
    }) => {
      await page.open(BUTTON);
      await page.click('#navigation a', 'Alert');
      await expectTitle(page, 'Alert');
      await page.movePointer();
      await expectAlive(page);
      await page.evaluate(() => void Object.assign(window, { isSame: true }));
      await page.click('#navigation a', 'Dialog');
      await expectTitle(page, 'Dialog');
      await expectShown(page, '[data-demo-root="hydrated"]');
      await page.click('a[rel="next"]');
      await expect.poll(() => readTexts(page, 'h1')).not.toEqual(['Dialog']);
      for (const title of ['Dialog', 'Alert']) {
        await page.evaluate(() => history.back());
        await expectTitle(page, title);
      }
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    });

    test('the search is opened, asked and followed by keys alone', async ({ enginePage: page }) => {
      await openAlive(page, BUTTON);
      await page.press('Control+k');
      await expect.poll(() => isFocused(page, 'dialog [role="combobox"]')).toBe(true);
      await page.type('snackbar');
      const readActive = () => readTexts(page, 'dialog [role="option"][aria-selected="true"]');
      await expect.poll(readActive).toEqual([expect.stringContaining('Snackbar')]);
      const first = await readActive();
      await page.press('ArrowDown');
      await expect.poll(readActive).not.toEqual(first);
      await page.press('ArrowUp');
      await expect.poll(readActive).toEqual(first);
      await page.press('Enter');
      await expectTitle(page, 'Snackbar');
      await page.press('/');
      await expect.poll(() => isFocused(page, 'dialog [role="combobox"]')).toBe(true);
      await page.press('Escape');
      await expectShown(page, 'dialog', false);
    });

    test('what is typed early in the search is what is searched for', async ({ enginePage: page }) => {
      await page.open(BUTTON);
      await page.type('/dialog');
      await expectAlive(page);
      const readField = () =>
        page.evaluate(() => document.querySelector<HTMLInputElement>('dialog input')?.value);
      await expect.poll(readField).toBe('dialog');
      // The caret is behind it.
      await page.type('s');
      await expect.poll(readField).toBe('dialogs');
    });

    test('Back within a page leads to where the reader was', async ({ enginePage: page }) => {
      await openAlive(page, BUTTON);
      const readPlace = () => page.evaluate(() => Math.round(scrollY));
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      await expect.poll(readPlace).toBe(600);
      const heading = 'nav [href="#icon-buttons"]';
      await page.evaluate(
        (link) => document.querySelector<HTMLElement>(link)?.focus({ preventScroll: true }),
        heading,
      );
      await page.press('Enter');
      await expect.poll(readPlace).not.toBe(600);
      await page.evaluate(() => history.back());
      await expect.poll(readPlace).toBe(600);
    });

    test('code and whole pages are copied', async ({ enginePage: page }) => {
      await page.open(INSTALLATION);
      await page.click('[data-copy]');
      await expectShown(page, '[data-copied]');
      expect(await readClipboard(page)).toContain('@mui/material');
      await openAlive(page, BUTTON);
      await page.click('button[aria-label="Copy page as Markdown"]');
      await expect
        .poll(() => page.evaluate(() => document.getElementById('announcer')?.textContent))
        .toBe('Copied');
      expect(await readClipboard(page)).toBe(readFileSync('out/material-ui/react-button.md', 'utf8'));
    });

    test('settings are kept on the next page and in the next document', async ({ enginePage: page }) => {
      const readSettings = () =>
        page.evaluate(() => {
          const { dir, lang, dataset } = document.documentElement;
          return [dir, lang, dataset.muiColorScheme, dataset.packageManager];
        });
      const chosen = ['rtl', 'pt', 'dark', 'pnpm'];
      await openAlive(page, INSTALLATION);
      await page.click('[data-tab="pnpm"]');
      await page.click('header button[aria-label="Settings"]');
      await page.click('dialog label', 'Dark');
      await page.click('dialog label', 'Right to left');
      await page.click('dialog label', 'Português');
      await page.press('Escape');
      await expect.poll(readSettings).toEqual(chosen);
      await page.click('a[rel="next"]');
      await expect.poll(() => page.evaluate(() => location.pathname)).not.toBe(INSTALLATION);
      expect(await readSettings()).toEqual(chosen);
      await page.open(BUTTON);
      await expect.poll(readSettings).toEqual(chosen);
    });

    test('a reader edits a demo and sees it', async ({ enginePage: page }) => {
      await openAlive(page, '/experiments/docs/demos/');
      const demo = '#CounterButton';
      await page.click(`${demo} button`, 'Edit');
      await expect.poll(() => isFocused(page, `${demo} textarea`)).toBe(true);
      await page.evaluate((selector) => {
        const field = document.querySelector<HTMLTextAreaElement>(`${selector} textarea`);
        const start = field?.value.indexOf('Pressed') ?? -1;
        field?.setSelectionRange(start, start + 'Pressed'.length);
      }, demo);
      await page.type('Rung');
      await expect
        .poll(() => readTexts(page, `${demo} [role="status"]`))
        .toEqual([expect.stringContaining('The demo shows your code.')]);
      const frame = `${demo} iframe[sandbox]:not([inert])`;
      const readLabel = () =>
        page.evaluateInFrame(frame, () => document.querySelector('button')?.textContent);
      await expect.poll(readLabel).toBe('Rung 0 times');
    });

    test('the menu of a narrow window opens over the page, and a link of it closes it', async ({
      enginePage: page,
    }) => {
      await page.resize(447, 800);
      await page.open(BUTTON);
      await expectShown(page, '#navigation', false);
      await page.click('button[popovertarget="navigation"]');
      await expectShown(page, '#navigation');
      await expect.poll(() => isFocused(page, '#navigation [aria-current="page"]')).toBe(true);
      expect(await page.evaluate(() => document.querySelector('main')?.closest('[inert]') !== null)).toBe(
        true,
      );
      await page.press('Escape');
      await expectShown(page, '#navigation', false);
      await expect.poll(() => isFocused(page, 'button[popovertarget="navigation"]')).toBe(true);
      await page.click('button[popovertarget="navigation"]');
      // It scrolls to the page that is open.
      await expect.poll(() => isFocused(page, '#navigation [aria-current="page"]')).toBe(true);
      await page.click('#navigation a', 'Alert');
      await expectTitle(page, 'Alert');
      await expectShown(page, '#navigation', false);
      const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
      expect(await page.evaluate(isWider)).toBe(false);
    });

    test('a product that was saved is there without the network: unseen pages, demos and search', async ({
      enginePage: page,
      site,
    }) => {
      site.changeDocuments((html) =>
        addProbe(html.replace(/"docsDomain":"[^"]*"/, '"docsDomain":"localhost"')),
      );
      await openAlive(page, '/system/');
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
      await openAlive(page, '/system/');
      await page.click('button', 'Save for offline');
      await page.click('button[aria-label="Save MUI System for offline"]');
      await expectShown(page, 'button[aria-label="Remove MUI System from this device"]');
      site.setReachable(false);
      await openAlive(page, '/system/react-box/');
      await expectTitle(page, 'Box');
      await expectShown(page, '[data-demo-root="hydrated"]');
      await page.press('Control+k');
      await expect.poll(() => isFocused(page, 'dialog [role="combobox"]')).toBe(true);
      await page.type('box component');
      await expect
        .poll(() => readTexts(page, 'dialog [role="option"][aria-selected="true"]'))
        .toEqual([expect.stringContaining('Box')]);
      await page.open('/joy-ui/react-button/');
      await expectTitle(page, 'You are offline');
      site.setReachable(true);
      await page.open('/system/');
      await expectTitle(page, 'MUI System');
      await page.evaluate(async () => {
        for (const key of await caches.keys()) await caches.delete(key);
        for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
      });
    });
  });
}
