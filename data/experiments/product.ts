import type { ProductIdentity } from '../../src/site/shared/product';

/** Test pages that show every element of the page format, and every flag of the menu. */
export const product: ProductIdentity = {
  id: 'experiments',
  name: 'Experiments',
  root: '/experiments',
  category: null,
  analyticsIds: { '/experiments/docs': 'docs-infra', '/experiments': null },
  demoTheme: 'material',
  isInternal: true,
};
