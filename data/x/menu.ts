import type { NavItem } from '../../src/model/tree';

export const menu: readonly NavItem[] = [
  { pathname: '/x/whats-new', title: "What's new in MUI X" },
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    children: [
      { pathname: '/x/introduction', title: 'Overview' },
      { pathname: '/x/introduction/installation' },
      { pathname: '/x/all-components' },
    ],
  },
  {
    pathname: '/x/react-data-grid-group',
    title: 'Data Grid',
    children: [
      { pathname: '/x/react-data-grid', title: 'Data Grid' },
      {
        pathname: '/x/react-data-grid/columns',
        subheader: 'columns',
        children: [{ pathname: '/x/react-data-grid/column-definition' }],
      },
      { pathname: '/x/react-data-grid/filtering' },
    ],
  },
  {
    pathname: '/x/api-group',
    title: 'API reference',
    children: [
      { pathname: '/x/api/data-grid', title: 'Data Grid API' },
      { pathname: '/x/api/date-pickers', title: 'Date and Time Pickers API' },
      { pathname: '/x/api/charts', title: 'Charts API' },
      { pathname: '/x/api/tree-view', title: 'Tree View API' },
    ],
  },
];
