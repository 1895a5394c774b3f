import { expect, it } from 'vitest';
import { title } from '../../../../src/content/node/rules/title';
import { createProduct } from '../../../createProduct';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

const pathname = '/garden/rake';

it.each([
  ['Rake', []],
  ['Spade', ['error 2: the page is titled "Rake", but data/garden/menu.ts says "Spade".']],
])('is that of the menu entry: %s', (text, reasons) => {
  const product = createProduct({ nav: [{ pathname, title: text }] });
  expect(listReasons(title, createPageSource('Text.', { pathname }), { product })).toEqual(reasons);
});
