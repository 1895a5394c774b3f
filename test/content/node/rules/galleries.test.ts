import { expect, it } from 'vitest';
import { galleries } from '../../../../src/content/node/rules/galleries';
import { createProduct } from '../../../createProduct';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

const page = createPageSource('<Gallery />', { pathname: '/garden/rake' });
const alias = { line: 5, alias: 'tools', anchor: 'components-tools' };

it('finds a gallery without categories, and an alias of a category that it does not have', () => {
  const product = createProduct({});
  expect(listReasons(galleries, { ...page, galleries: [] }, { product })).toEqual([]);
  expect(listReasons(galleries, { ...page, aliases: [alias] }, { product })).toEqual([
    'error 6: The gallery is empty: data/components.ts has no categories of garden.',
    'error 1: The alias "tools" leads to "components-tools", which the page does not have.',
  ]);
});

it('accepts an alias of a category', () => {
  const own = { ...page, aliases: [{ ...alias, anchor: 'components-inputs' }] };
  expect(listReasons(galleries, own, { product: createProduct({ id: 'material-ui' }) })).toEqual([]);
});
