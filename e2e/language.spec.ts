import type { Browser, Page } from '@playwright/test';
import { expect, goToNextPage, test } from './test';

const PATH = '/material-ui/react-button/';
const API_PATH = '/material-ui/api/button/';

/** The settings drawer, opened by the button's name in the language of the page. */
async function openSettings(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name, exact: true });
  await expect(drawer).toBeVisible();
  return drawer;
}

/** The radio inputs are drawn over by their labels: a reader presses the label. */
const choose = (page: Page, label: string) => page.getByText(label, { exact: true }).click();

const readStored = (page: Page) => page.evaluate(() => localStorage.getItem('docs-language'));

test('the frame speaks the chosen language, the text stays English', async ({ page }) => {
  await page.goto(PATH, { waitUntil: 'networkidle' });
  await openSettings(page, 'Settings');
  await choose(page, '中文');
  await expect(page.getByRole('dialog', { name: '设置' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await page.reload();
  await expect(page.getByRole('button', { name: '设置' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('contentinfo').getByText('页面正文为英文')).toHaveAttribute('lang', 'zh');
  const menu = page.getByRole('navigation', { name: 'documentation' });
  await expect(menu.getByText('组件', { exact: true })).toHaveAttribute('lang', 'zh');
  await expect(menu.getByText('数据展示', { exact: true })).toBeVisible();
});

test('an address decides for the visit, is what the settings mark, and stores nothing', async ({ page }) => {
  await page.goto(`${PATH}?lang=pt`);
  const drawer = await openSettings(page, 'Configurações');
  await expect(drawer.getByRole('radio', { name: 'Português' })).toBeChecked();
  await page.keyboard.press('Escape');
  await goToNextPage(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Button');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  expect(await readStored(page)).toBeNull();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
});

test('a choice wins over the address, and is kept', async ({ page }) => {
  await page.goto(`${PATH}?lang=pt&a=b#size`, { waitUntil: 'networkidle' });
  await openSettings(page, 'Configurações');
  await choose(page, 'English');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expect(page).toHaveURL(`${PATH}?a=b#size`);
  expect(await readStored(page)).toBe('en');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // Also on the way back from another page.
  await goToNextPage(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Button');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  await expect(page).toHaveURL(`${PATH}?a=b#size`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('what an address has asked for can be chosen, and is kept', async ({ page }) => {
  await page.goto(`${PATH}?lang=pt`, { waitUntil: 'networkidle' });
  await openSettings(page, 'Configurações');
  await choose(page, 'Português');
  await expect(page).toHaveURL(PATH);
  expect(await readStored(page)).toBe('pt');
});

test('a choice wins over addresses to which history leads back', async ({ page }) => {
  await page.goto(`${PATH}?lang=zh`, { waitUntil: 'networkidle' });
  await goToNextPage(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Button');
  await openSettings(page, '设置');
  await choose(page, 'English');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('frame words beside the text are translated, too', async ({ page }) => {
  await page.goto(`${PATH}?lang=pt`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'Código-fonte' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Versões' })).toBeVisible();
});

test.describe('on a host that knows no redirects, the not-found page leads', () => {
  /** A page of such a host. It answers 404, and says so in the console of every browser. */
  const openPage = async (browser: Browser, baseURL: string | undefined) => {
    const page = await browser.newPage({ baseURL });
    await page.route(
      ({ pathname }) => /^\/(zh|en)(\/|$)/.test(pathname),
      (route) => route.fulfill({ status: 404, contentType: 'text/html', path: 'out/404.html' }),
    );
    return page;
  };
  const expectPage = async (page: Page, address: string, target: string, lang: string) => {
    await page.goto(address);
    await expect(page).toHaveURL(target);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/页面不存在|does not exist/);
  };

  for (const [address, target, lang] of [
    [`/zh${PATH}`, `${PATH}?lang=zh`, 'zh'],
    [`/zh${PATH.slice(0, -1)}?a=b#size`, `${PATH}?a=b&lang=zh#size`, 'zh'],
    ['/zh/', '/?lang=zh', 'zh'],
    ['/zh', '/?lang=zh', 'zh'],
    [`/en${PATH}`, `${PATH}?lang=en`, 'en'],
  ] as const) {
    test(`${address} to ${target}`, async ({ browser, baseURL }) => {
      const page = await openPage(browser, baseURL);
      await expectPage(page, address, target, lang);
      await page.close();
    });
  }

  test('an unknown page with a language to itself without, and says so in that language', async ({
    browser,
    baseURL,
  }) => {
    const page = await openPage(browser, baseURL);
    await page.goto('/zh/nothing/here/');
    await expect(page).toHaveURL('/nothing/here/?lang=zh');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('此页面不存在');
    await page.close();
  });
});

test('what the build has written in API pages follows the language, on this page and the next', async ({
  page,
}) => {
  await page.goto(`${API_PATH}?lang=zh`);
  const props = page.getByRole('table', { name: 'Props', exact: true });
  await expect(props.getByRole('columnheader')).toHaveText(['名称', '类型', '默认值', '说明']);
  await expect(props.getByRole('columnheader').first()).toHaveAttribute('lang', 'zh');
  await expect(props.locator('[data-label]').first()).toHaveAttribute('data-label', '类型');
  await page.getByRole('main').getByRole('link', { name: 'Button', exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await expect(page.locator('.prose .copy-label').first()).toHaveText('复制');
  await openSettings(page, '设置');
  await choose(page, 'English');
  await expect(page.locator('.prose .copy-label').first()).toHaveText('Copy');
  await expect(page.locator('.prose .copy-button').first()).toHaveAccessibleName('Copy the code');
});
