import type { ProductEntry } from '../../src/site/shared/product';

export const product: ProductEntry = {
  id: 'x',
  name: 'MUI X',
  tagline: 'Data grid, date pickers, charts, tree view',
  root: '/x',
  href: '/x/introduction/',
  whatsNew: '/x/whats-new/',
  licensing: '/x/introduction/licensing/',
  parts: [
    {
      name: 'Data Grid',
      tagline: 'Tables that sort, filter and edit',
      paths: ['/x/react-data-grid/', '/x/api/data-grid/'],
    },
    {
      name: 'Date and Time Pickers',
      tagline: 'Fields and calendars for dates and times',
      paths: ['/x/react-date-pickers/', '/x/api/date-pickers/'],
    },
    {
      name: 'Charts',
      tagline: 'Bars, lines and other data graphics',
      paths: ['/x/react-charts/', '/x/api/charts/'],
    },
    {
      name: 'Tree View',
      tagline: 'Items in levels that open',
      paths: ['/x/react-tree-view/', '/x/api/tree-view/'],
    },
  ],
  accent: 'violet',
  mark: 'cells',
  category: 'x',
  analyticsIds: { '/x/react-*': 'x-*', '/x': null },
  demoTheme: 'material',
};
