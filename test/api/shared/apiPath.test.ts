import { expect, it } from 'vitest';
import { getApiPath, toApiSlug } from '../../../src/api/shared/apiPath';

it.each([
  ['TextField', 'text-field'],
  ['Grid2', 'grid-2'],
  ['TreeItem2Icon', 'tree-item-2-icon'],
  ['ChartsXAxis', 'charts-x-axis'],
  ['ScopedCssBaseline', 'scoped-css-baseline'],
  ['NoSsr', 'no-ssr'],
  ['useMenuItemContextStabilizer', 'use-menu-item-context-stabilizer'],
])('gives %s the path %s', (name, slug) => {
  expect(toApiSlug(name)).toBe(slug);
});

it('puts an API page below its package, with a slash at the end', () => {
  expect(getApiPath('/x/api/data-grid', 'GridColDef')).toBe('/x/api/data-grid/grid-col-def/');
});
