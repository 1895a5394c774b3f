import type { Product } from '../src/model/product';

/** A product with the fields that a test is about. */
export function createProduct(fields: Partial<Product>): Product {
  return {
    id: 'garden',
    name: 'Garden',
    root: '/garden',
    folder: 'garden',
    packageName: null,
    source: null,
    demoTheme: 'none',
    nav: [],
    ...fields,
  };
}
