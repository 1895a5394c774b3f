import type { ProductEntry } from '../../src/site/shared/product';

export const product: ProductEntry = {
  id: 'toolpad',
  name: 'Toolpad Core',
  tagline: 'Layouts and pages for dashboards',
  root: '/toolpad',
  href: '/toolpad/core/introduction/',
  whatsNew: '/toolpad/core/whats-new/',
  accent: 'rust',
  mark: 'panels',
  category: 'toolpad',
  analyticsIds: { '/toolpad/studio': 'toolpad-studio', '/toolpad': 'toolpad-core' },
  demoTheme: 'material',
};
