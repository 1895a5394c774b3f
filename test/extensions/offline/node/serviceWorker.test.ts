import { expect, it } from 'vitest';
import type { ProductEntry } from '../../../../src/site/shared/product';
import { createPage } from '../../../export/node/documents/createPage';
import { getServiceWorker, listPages } from '../../../../src/extensions/offline/node/serviceWorker';

const getScript = (html: string, isOff = false) =>
  getServiceWorker([html], isOff, []).find(({ path }) => path === 'sw.js')?.body ?? '';

it('the worker is a script without imports, another one for every version of the pages', () => {
  expect(getScript('a')).toMatch(/^\/\/ [0-9a-f]{16}\n/);
  expect(getScript('a')).toBe(getScript('a'));
  expect(getScript('a')).not.toBe(getScript('b'));
  expect(getScript('a')).not.toMatch(/^(import|export) /m);
  expect(getScript('a')).toContain("'fetch'");
});

it('the kill switch answers nothing and removes itself', () => {
  expect(getScript('a', true)).not.toContain("'fetch'");
  expect(getScript('a', true)).toContain('unregister()');
});

it('the offline page lists pages by product, whatever their titles contain', () => {
  const pages = [createPage('/garden/soil/', []), createPage('/', [], { title: '</script>' })];
  const garden = { id: 'garden', name: 'Garden', root: '/garden' } as ProductEntry;
  const lists = listPages(
    pages.map((page) => ({ page })),
    [garden],
    'Atlas',
  );
  expect(lists).toEqual([
    { name: 'Garden', pages: [['/garden/soil/', 'Rake']] },
    { name: 'Atlas', pages: [['/', '</script>']] },
  ]);
  const html = getServiceWorker([], false, lists).find(({ path }) => path === 'offline.html')?.body ?? '';
  const [, json = ''] = /<script id="products"[^>]*>([^<]*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(lists);
});
