// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachStaticTranslations } from '../../../../src/shell/client/language/staticTranslations';
import { userLanguage } from '../../../../src/shell/client/language/language';
import { loadedStrings } from '../../../../src/shell/client/language/startLanguage';

const PAGE = `
  <main lang="en">
    <table class="api-list"><tbody>
      <tr><th data-t="">Type</th><td data-label="Default">Type</td></tr>
    </tbody></table>
    <button aria-label="Copy the code" data-t-label=""><span data-t="">Copy</span><kbd></kbd></button>
    <p data-t="">Unknown</p>
    <p data-label="Default">Type</p>
  </main>`;

let detach = () => {};

beforeEach(() => {
  document.body.innerHTML = PAGE;
  loadedStrings.set({
    zh: {
      'word.Type': '类型',
      'word.Default': '默认值',
      'word.Copy': '复制',
      'word.Copy the code': '复制代码',
    },
    pt: { 'word.Type': 'Tipo' },
  });
  userLanguage.set('zh');
  detach = attachStaticTranslations(document);
});

afterEach(() => {
  detach();
  userLanguage.set('en');
});

const query = (selector: string) => document.querySelector(selector);

it('says the words of the page in the reader’s language, and nothing else', () => {
  expect(query('th')?.textContent).toBe('类型');
  expect(query('td')?.textContent).toBe('Type');
  expect(query('td')?.getAttribute('data-label')).toBe('默认值');
  expect(query('button')?.getAttribute('aria-label')).toBe('复制代码');
  expect(query('button span')?.textContent).toBe('复制');
  expect(query('kbd')).not.toBeNull();
  expect(query('p[data-t]')?.textContent).toBe('Unknown');
  expect(query('p[data-label]')?.getAttribute('data-label')).toBe('Default');
});

it('marks the language of the words in the English text', () => {
  expect(query('th')?.getAttribute('lang')).toBe('zh');
  userLanguage.set('en');
  expect(query('th')?.getAttribute('lang')).toBe('en');
});

it('follows the language, and gives the English back', () => {
  userLanguage.set('pt');
  expect(query('th')?.textContent).toBe('Tipo');
  // Not translated to Portuguese: English, not what was there before.
  expect(query('button span')?.textContent).toBe('Copy');
  userLanguage.set('en');
  expect(document.body.innerHTML.replaceAll(' lang="en"', '')).toBe(PAGE.replaceAll(' lang="en"', ''));
});

it('translates what another page brings along', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div><b data-t="">Copy</b></div>');
  await vi.waitFor(() => expect(query('b')?.textContent).toBe('复制'));
});

it('ends with its undo', async () => {
  detach();
  userLanguage.set('pt');
  document.body.insertAdjacentHTML('beforeend', '<div><b data-t="">Type</b></div>');
  await Promise.resolve();
  expect(query('b')?.textContent).toBe('Type');
  expect(query('th')?.textContent).toBe('类型');
});
