import type { Page } from '@playwright/test';
import { DEMOS, getDemo, replace } from './liveDemo';
import { expect, goToNextPage, mountDemos, test as base, waitForDemo, waitUntilAlive } from './test';
import { translate } from './translate';

const TOGGLE = '/material-ui/react-toggle-button/';
const UNKNOWN = '/material-ui/react-buton/';

const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  landing: '/material-ui/',
  guide: '/material-ui/getting-started/installation/',
  component: TOGGLE,
  API: '/material-ui/api/button/',
  tool: '/material-ui/customization/color/',
  'not-found page': UNKNOWN,
};

/** React's errors about a document that it could not hydrate. */
const RECOVERED = /React error #4(18|2[0-5])/;

/** A test in which React may say, once for each document, that it has rendered the frame anew. */
const test = base.extend({
  page: async ({ page, allowFaults }, provide) => {
    const errors: string[] = [];
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    page.on('pageerror', ({ message }) => RECOVERED.test(message) && errors.push(message));
    allowFaults(RECOVERED);
    await page.route(`**${UNKNOWN}`, async (route) => {
      const response = await route.fetch();
      // As a host shows it, without the fault that its status puts in the console.
      await route.fulfill({ response, status: 200 });
    });
    await provide(page);
    expect(errors.length, errors.join('\n')).toBeLessThanOrEqual(loads);
  },
});

/** An article as readers see it, in capitals. */
interface Article {
  readonly headings: readonly string[];
  readonly prose: readonly string[];
  readonly demoCount: number;
}

async function readArticle(page: Page): Promise<Article> {
  return page.locator('main').evaluate((main) => {
    const read = (element: Element) => {
      const copy = element.cloneNode(true) as Element;
      copy.querySelectorAll('style, script').forEach((one) => one.remove());
      return (copy.textContent ?? '').replace(/\s+/g, ' ').trim().toUpperCase();
    };
    const list = (selector: string) => [...main.querySelectorAll(selector)].map(read);
    return {
      headings: list('h1, h2, h3, h4'),
      prose: list('.prose'),
      demoCount: main.querySelectorAll('[data-demo-root]').length,
    };
  });
}

async function expectArticle(page: Page, article: Article): Promise<void> {
  await expect.poll(() => readArticle(page)).toEqual(article);
}

/** Expects the article that the host has at this address. */
async function expectServed(page: Page): Promise<void> {
  const other = await page.context().newPage();
  // What loads would change the document.
  await other.route('**/*.js', (route) => route.abort());
  await other.goto(page.url());
  const served = await readArticle(other);
  await other.close();
  await expectArticle(page, served);
}

const getField = (page: Page) => page.getByRole('combobox', { name: 'Search' });

/**
 * Number and texts of the first results, in capitals. The order of later ones, of all products, depends on which of
 * them has come first.
 */
async function readSearch(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const texts = await Promise.all(
    ['[role="status"]', '[role="option"]'].map((part) => dialog.locator(part).allTextContents()),
  );
  return texts
    .flatMap((one) => one.slice(0, 10))
    .join('\n')
    .replace(/[^\S\n]+/g, ' ')
    .toUpperCase();
}

async function start(page: Page): Promise<void> {
  await mountDemos(page);
  await waitUntilAlive(page);
}

const MOMENTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'before the reader acts'(page) {
    await translate(page);
    await start(page);
  },
  async 'while the framework starts'(page) {
    await mountDemos(page);
    await translate(page);
    await waitUntilAlive(page);
  },
  async 'when the framework is there'(page) {
    await start(page);
    await translate(page);
  },
};

for (const [moment, open] of Object.entries(MOMENTS)) {
  for (const [type, path] of Object.entries(PAGES)) {
    test(`the ${type}, translated ${moment}, keeps its text, headings and demos`, async ({ page }) => {
      await page.goto(path);
      const before = await readArticle(page);
      await open(page);
      await expectArticle(page, before);
      await expect(page.locator('main font').first()).toBeAttached();
      await expect(page.getByRole('button', { name: 'Settings' })).toHaveCount(1);
    });
  }

  test(`demos are alive on a page that is translated ${moment}`, async ({ page }) => {
    await page.goto(TOGGLE);
    await open(page);
    await waitForDemo(page, 'ToggleButtonBasic');
    const button = page.locator('[data-name="ToggleButtonBasic"] button[aria-pressed="false"]').first();
    const value = (await button.getAttribute('value')) ?? '';
    await button.click();
    const same = page.locator(`[data-name="ToggleButtonBasic"] button[value="${value}"]`);
    await expect(same).toHaveAttribute('aria-pressed', 'true');
  });

  test(`a demo can be edited on a page that is translated ${moment}`, async ({ page }) => {
    await page.goto(DEMOS);
    await open(page);
    const { field, result, figure } = getDemo(page);
    await waitForDemo(page, 'CounterButton');
    await figure.getByRole('button', { name: 'Pressed 0 times' }).click();
    await expect(figure.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
    await figure.locator('[data-action="edit"]').click();
    await expect(field).toBeFocused();
    await replace(page, 'CounterButton', 'Pressed', 'Rung');
    await result.getByRole('button', { name: 'Rung 0 times' }).click();
    await expect(result.getByRole('button', { name: 'Rung 1 times' })).toBeVisible();
  });

  test(`mode, menu, next page and Back work on a page that is translated ${moment}`, async ({ page }) => {
    await page.goto(TOGGLE);
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page);
    const scheme = page.locator('html');
    await page.getByRole('button', { name: /^Mode: system/i }).click();
    await expect(scheme).toHaveAttribute('data-mui-color-scheme', 'dark');
    await page.getByRole('button', { name: /^Mode: dark/i }).click();
    await expect(scheme).toHaveAttribute('data-mui-color-scheme', 'light');
    await page.evaluate(() => Object.assign(window, { isSame: true }));

    await page.locator('#navigation a[href="/material-ui/react-alert/"]').click();
    await expect(page).toHaveURL('/material-ui/react-alert/');
    await expectServed(page);
    await expect(page.locator('#navigation [aria-current="page"]')).toHaveText(/^alert$/i);
    await goToNextPage(page);
    await expect(page).not.toHaveURL('/material-ui/react-alert/');
    await expectServed(page);
    await page
      .locator('#navigation a[href="/material-ui/api/button/"], main a[href^="/material-ui/api/"]')
      .first()
      .click();
    await expect(page).toHaveURL(/\/api\//);
    await expectServed(page);
    for (const path of [/./, /react-alert/, /react-toggle-button/]) {
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expectServed(page);
    }
    // In the same document all the time.
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
  });

  test(`the search shows its own texts on a page that is translated ${moment}`, async ({ page, context }) => {
    const plain = await context.newPage();
    await plain.goto(TOGGLE);
    await page.goto(TOGGLE);
    await open(page);
    for (const one of [plain, page]) await one.keyboard.press('Control+k');
    for (const text of ['s', 'slider', 'slid', 'alert severity', '', 'xqzw', 'button']) {
      for (const one of [plain, page]) {
        await getField(one).fill(text);
        // A session keeps what an earlier question has loaded: both must have had the same answers.
        await expect(one.getByRole('dialog', { name: 'Search' }).locator('[aria-busy="true"]')).toHaveCount(
          0,
        );
      }
      await expect
        .poll(async () => {
          const [right, shown] = await Promise.all([plain, page].map(readSearch));
          return right === shown || { right, shown };
        }, text)
        .toBe(true);
    }
    // Both may have shown the answer to the text before, which has no result.
    await expect(page.getByRole('option', { selected: true })).toHaveAttribute(
      'href',
      '/material-ui/react-button/',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/material-ui/react-button/');
    await expectServed(page);
  });
}

/** What extensions and password managers do to a document. */
const CHANGES: Readonly<Record<string, () => void>> = {
  'one entry of the menu has another text': () => {
    document.querySelector('#navigation a[href$="/react-alert/"]')?.replaceChildren('Warning');
  },
  'a bar is inserted at the beginning of the body': () => {
    document.body.prepend(document.createElement('div'));
  },
  'a bar is inserted at the beginning of the frame': () => {
    document.querySelector('#__next > *')?.prepend(document.createElement('aside'));
  },
  'all fields and buttons have an icon and an attribute': () => {
    document.querySelectorAll('input, button').forEach((element) => {
      element.setAttribute('data-filled', '');
      element.after(document.createElement('span'));
    });
  },
  'all links are wrapped': () => {
    document.querySelectorAll('a').forEach((link) => {
      const wrapper = document.createElement('span');
      link.replaceWith(wrapper);
      wrapper.append(link);
    });
  },
  'the article is gone from its place': () => {
    const main = document.querySelector('main');
    const reader = document.createElement('section');
    main?.replaceWith(reader);
    reader.append(main ?? '');
  },
};

for (const [change, run] of Object.entries(CHANGES)) {
  for (const path of [TOGGLE, '/material-ui/customization/color/']) {
    test(`${path} keeps its text and demos where ${change}, also on the way to the next page`, async ({
      page,
    }) => {
      await page.goto(path);
      const before = await readArticle(page);
      await page.evaluate(run);
      await start(page);
      await expectArticle(page, before);
      await goToNextPage(page);
      await expect(page).not.toHaveURL(path);
      await expectServed(page);
    });
  }
}

test('clicks that wait for the framework act on the page that it renders anew', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/**.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(TOGGLE);
  await translate(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('[data-name="ToggleButtonBasic"] button').nth(1).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expect(page.locator('[data-name="ToggleButtonBasic"] button').nth(1)).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

base('a browser without popovers shows the whole site, and React keeps its HTML', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'popoverTargetElement']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    }
    // An unknown pseudo-class is an error, but not within `:is()`.
    const refuse = (owner: object, name: string) => {
      const method = Reflect.get(owner, name) as (selector: string) => unknown;
      Reflect.set(owner, name, function (this: unknown, selector: string) {
        const rest = selector.replaceAll(/:is\(:popover-open\)/g, ':not(*)');
        if (rest.includes(':popover-open')) throw new DOMException(selector, 'SyntaxError');
        return method.call(this, rest);
      });
    };
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll'])
      refuse(Element.prototype, name);
    for (const name of ['querySelector', 'querySelectorAll']) refuse(Document.prototype, name);
  });
  await page.goto(TOGGLE);
  const frame = await page.locator('#__next > *').elementHandle();
  await start(page);
  expect(await frame?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await page.locator('#navigation summary').last().click();
  await page.locator('#navigation a[href="/material-ui/react-alert/"]').click();
  await expect(page).toHaveURL('/material-ui/react-alert/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alert');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});
