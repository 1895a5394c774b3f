import type { ProductEntry } from '../../src/site/shared/product';

export const product: ProductEntry = {
  id: 'material-ui',
  name: 'Material UI',
  tagline: 'Components in Google’s Material Design',
  root: '/material-ui',
  href: '/material-ui/getting-started/',
  whatsNew: '/material-ui/discover-more/changelog/',
  accent: 'blue',
  mark: 'sheets',
  category: 'core',
  demoTheme: 'material',
};
