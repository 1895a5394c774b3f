import { defineProduct } from '../../src/model/product';

/** The pages that belong to no library, and the menu they share. */
export const product = defineProduct({
  id: 'docs',
  name: 'Documentation',
  root: '',
  folder: 'docs',
  packageName: null,
  source: null,
  demoTheme: 'material',
  nav: [{ pathname: '/versions' }],
});
