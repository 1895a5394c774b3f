import { expect, it } from 'vitest';
import { uniqueAnchors } from '../../../../src/content/node/rules/uniqueAnchors';
import { demoCount } from '../../../../src/content/node/rules/demoCount';
import { galleries } from '../../../../src/extensions/galleries/node/rules';
import { createProduct } from '../../../createProduct';
import { createPageSource } from '../../../content/node/rules/createPageSource';
import { listReasons } from '../../../content/node/rules/listReasons';

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

it('of the core finds a heading with the anchor of a category', () => {
  const text = '## Components inputs\n\n<Gallery />';
  expect(listReasons(uniqueAnchors, createPageSource(text))).toEqual([
    'error 6: The build writes a heading with the anchor "components-inputs", too.',
  ]);
});

it('of the core counts the table of components as a demo', () => {
  const table = createPageSource('<ComponentTable />', { components: '' });
  expect(listReasons(demoCount, table, { demos: 1 })).toEqual([]);
});
