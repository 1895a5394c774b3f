import type { ProductEntry } from '../../src/site/shared/product';

export const product: ProductEntry = {
  id: 'joy-ui',
  name: 'Joy UI',
  tagline: 'Components with a design of their own',
  root: '/joy-ui',
  href: '/joy-ui/getting-started/',
  whatsNew: '/joy-ui/whats-new/',
  accent: 'rose',
  mark: 'smile',
  state: 'beta',
  category: 'core',
  demoTheme: 'joy',
};
