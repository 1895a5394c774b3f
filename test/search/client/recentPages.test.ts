// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readRecentPages, rememberPage } from '../../../src/search/client/recentPages';
import { refuseStorage, resetState } from '../../shell/client/preferences/resetState';

beforeEach(resetState);

it('keeps the latest pages, latest first, each once', () => {
  for (const name of ['a', 'b', 'a']) rememberPage({ href: `/${name}/`, title: name });
  expect(readRecentPages().map(({ title }) => title)).toEqual(['a', 'b']);
  for (let count = 0; count < 20; count += 1) rememberPage({ href: `/${count}/`, title: `${count}` });
  expect(readRecentPages()).toHaveLength(7);
});

it.each([
  'not json',
  'null',
  '{}',
  '[{"href":"//evil.example/","title":"x"}]',
  '[{"href":"/\\\\evil.example/","title":"x"}]',
  '[{"href":"/\\t/evil.example/","title":"x"}]',
  '[{"href":"/\\n\\\\evil.example/","title":"x"}]',
  '[{"href":"//[","title":"x"}]',
  '[{"href":"javascript:1","title":"x"},7,null,{"href":"/a/"}]',
])('takes %s for an empty list', (stored) => {
  localStorage.setItem('docs-recent', stored);
  expect(readRecentPages()).toEqual([]);
});

it('lasts for the visit where storage is refused', () => {
  refuseStorage();
  rememberPage({ href: '/a/', title: 'a' });
  expect(readRecentPages()).toEqual([{ href: '/a/', title: 'a' }]);
});
