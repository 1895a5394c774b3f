import type { ProductEntry, ProductRule } from '../src/model/product';

/** The products in the order of the switcher; their menus stay in their manifests. */
export const products: readonly ProductEntry[] = [
  {
    id: 'material-ui',
    name: 'Material UI',
    root: '/material-ui',
    accent: 'blue',
    mark: 'sheets',
    href: '/material-ui/getting-started/',
    tagline: 'Components in Google’s Material Design',
  },
  {
    id: 'joy-ui',
    name: 'Joy UI',
    root: '/joy-ui',
    accent: 'rose',
    mark: 'smile',
    state: 'beta',
    href: '/joy-ui/getting-started/',
    tagline: 'Components with a design of their own',
  },
  {
    id: 'base-ui',
    name: 'Base UI',
    root: '/base-ui',
    accent: 'steel',
    mark: 'corners',
    state: 'beta',
    href: '/base-ui/getting-started/',
    tagline: 'Unstyled components and hooks',
  },
  {
    id: 'system',
    name: 'MUI System',
    root: '/system',
    accent: 'moss',
    mark: 'braces',
    href: '/system/getting-started/',
    tagline: 'Style props and the sx prop',
  },
  {
    id: 'x-data-grid',
    name: 'MUI X',
    root: '/x',
    accent: 'violet',
    mark: 'cells',
    href: '/x/introduction/',
    tagline: 'Data grid, date pickers, charts, tree view',
  },
  {
    id: 'toolpad-core',
    name: 'Toolpad Core',
    root: '/toolpad',
    accent: 'rust',
    mark: 'panels',
    href: '/toolpad/core/introduction/',
    tagline: 'Layouts and pages for dashboards',
  },
];

/** Which product a path belongs to (decision 1); the first rule that matches wins. */
export const productRules: readonly ProductRule[] = [
  { prefix: '/material-ui', productId: 'material-ui', categoryId: 'core' },
  { prefix: '/joy-ui', productId: 'joy-ui', categoryId: 'core' },
  { prefix: '/base-ui', productId: 'base-ui', categoryId: 'core' },
  { prefix: '/system', productId: 'system', categoryId: 'core' },
  { prefix: '/x/react-*', productId: 'x-*', categoryId: 'x' },
  { prefix: '/x', productId: null, categoryId: 'x' },
  { prefix: '/toolpad/studio', productId: 'toolpad-studio', categoryId: 'toolpad' },
  { prefix: '/toolpad', productId: 'toolpad-core', categoryId: 'toolpad' },
  { prefix: '/experiments/docs', productId: 'docs-infra', categoryId: null },
  { prefix: '/versions', productId: 'docs', categoryId: null },
  { prefix: '/production-error', productId: 'docs', categoryId: null },
  { prefix: '/docs', productId: 'docs', categoryId: null },
];
