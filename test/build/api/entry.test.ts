import { expect, it } from 'vitest';
import { toSlug } from '../../../src/build/api/entry';

it.each([
  ['TextField', 'text-field'],
  ['Grid2', 'grid-2'],
  ['TreeItem2Icon', 'tree-item-2-icon'],
  ['ChartsXAxis', 'charts-x-axis'],
  ['ScopedCssBaseline', 'scoped-css-baseline'],
  ['NoSsr', 'no-ssr'],
  ['useMenuItemContextStabilizer', 'use-menu-item-context-stabilizer'],
])('gives %s the path %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});
