import type { ProductManifest } from '../src/site/shared/product';

/** A product with the fields that a test is about. */
export function createProduct(fields: Partial<ProductManifest>): ProductManifest {
  return {
    id: 'garden',
    name: 'Garden',
    root: '/garden',
    category: 'core',
    packages: [],
    adFree: [],
    leftOut: [],
    demoTheme: 'none',
    nav: [],
    ...fields,
  };
}
