import { existsSync, readFileSync } from 'node:fs';
import { readHistories } from '../src/base/node/history';
import { readPages } from './exportedPages';
import { expect, test } from './test';

const PATH = '/material-ui/react-button/';

/** Where the export has the page of a folder of `data`: pages of no library are at the top of the site. */
function toExport(folder: string): string {
  return `out/${folder.replace(/^data\/(?:docs(?=\/|$))?\/?/, '')}/index.html`;
}

test('every page that git knows says when it was changed', () => {
  const folders = [...readHistories(process.cwd()).keys()];
  test.skip(folders.length === 0, 'This is no repository, or a shallow clone.');
  const documents = folders.map(toExport).filter((file) => existsSync(file));
  expect(documents.length).toBeGreaterThan(100);
  const silent = documents.filter((file) => {
    const html = readFileSync(file, 'utf8');
    return html.includes('data-layout="docs"') && !/<time dateTime="\d{4}-\d\d-\d\d">/i.test(html);
  });
  expect(silent, 'without a day; npm run build, if they were committed after the export').toEqual([]);
});

test('every component page says what its component weighs alone and in an app', () => {
  const pages = readPages().filter(
    ({ path, isComponentPage }) => isComponentPage && !path.startsWith('/experiments/'),
  );
  expect(pages.length).toBeGreaterThan(50);
  const silent = pages.filter(({ path }) => {
    const html = readFileSync(`out${path}index.html`, 'utf8');
    return !/>(?:\w+ )?\d+(?:\.\d)? kB gzip, \+\d+(?:\.\d)? kB in an app</.test(html);
  });
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('the line of facts leads to the keys and to how sizes are measured', async ({ page }) => {
    await page.goto(PATH);
    const facts = page.getByRole('list', { name: 'Facts about Button' });
    await facts.getByRole('link', { name: 'Keyboard', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Key', exact: true })).toBeInViewport();
    await facts.getByRole('link', { name: 'Accessibility', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Accessibility' })).toBeInViewport();
    await facts.getByRole('link', { name: /kB gzip/ }).click();
    await expect(page.getByRole('heading', { name: 'Sizes on component pages' })).toBeInViewport();
  });
});

test('the day follows the language of the frame', async ({ page }) => {
  await page.goto(PATH);
  const day = page.locator('main time');
  test.skip((await day.count()) === 0, 'The export was made without the history of git.');
  await expect(day).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  await page.goto(`${PATH}?lang=zh`);
  await expect(day).toHaveText(/^\d{4}年\d{1,2}月\d{1,2}日$/);
});
