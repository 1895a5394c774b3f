import type { ProductEntry } from '../../src/site/shared/product';

export const product: ProductEntry = {
  id: 'system',
  name: 'MUI System',
  tagline: 'Style props and the sx prop',
  root: '/system',
  href: '/system/getting-started/',
  whatsNew: '/system/whats-new/',
  accent: 'moss',
  mark: 'braces',
  category: 'core',
  demoTheme: 'none',
};
