import type { ProductEntry } from '../../src/model/product';

export const product: ProductEntry = {
  id: 'x',
  name: 'MUI X',
  tagline: 'Data grid, date pickers, charts, tree view',
  root: '/x',
  href: '/x/introduction/',
  whatsNew: '/x/whats-new/',
  accent: 'violet',
  mark: 'cells',
  category: 'x',
  analyticsIds: { '/x/react-*': 'x-*', '/x': null },
  demoTheme: 'material',
};
