import type { ProductEntry } from '../../src/site/shared/product';

export const product: ProductEntry = {
  id: 'base-ui',
  name: 'Base UI',
  tagline: 'Unstyled components and hooks',
  root: '/base-ui',
  href: '/base-ui/getting-started/',
  whatsNew: '/base-ui/whats-new/',
  accent: 'steel',
  mark: 'corners',
  state: 'beta',
  category: 'core',
  demoTheme: 'none',
};
