import { expect, it } from 'vitest';
import { pageLength } from '../../../../src/content/node/rules/pageLength';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each([
  [1400, 'Rake', []],
  [1401, 'Rake', ['error 1: The page has 1401 words; 1400 are the most for a component.']],
  [3000, '', []],
])('counts %i words of a page of %j', (count, components, reasons) => {
  const page = createPageSource('rake '.repeat(count), { components, pathname: '/material-ui/guides/rakes' });
  expect(listReasons(pageLength, page)).toEqual(reasons);
});

it('counts tables', () => {
  const table = '| Rake |\n| --- |\n| 12 |\n\n';
  expect(listReasons(pageLength, createPageSource(table.repeat(4)))).toEqual([]);
  expect(listReasons(pageLength, createPageSource(table.repeat(5)))).toEqual([
    'error 22: The page has 5 tables; 4 are the most.',
  ]);
});
