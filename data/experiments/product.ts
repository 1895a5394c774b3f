import type { ProductIdentity } from '../../src/model/product';

/** Test pages that show every element of the page format, and every flag of the menu. */
export const product: ProductIdentity = {
  id: 'experiments',
  name: 'Docs-infra',
  root: '/experiments/docs',
  category: null,
  analyticsIds: { '/experiments/docs': 'docs-infra' },
  demoTheme: 'material',
  isInternal: true,
};
