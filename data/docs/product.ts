import type { ProductIdentity } from '../../src/site/shared/product';

/** The pages that belong to no library. */
export const product: ProductIdentity = {
  id: 'docs',
  name: 'Documentation',
  root: '',
  category: null,
  analyticsIds: {
    '/docs': 'docs',
    '/versions': 'docs',
    '/production-error': 'docs',
    '/licenses': 'docs',
    '/whats-new': 'docs',
  },
  whatsNew: '/whats-new/',
  demoTheme: 'material',
};
