import type { NavItem } from '../../src/model/tree';

export const menu: readonly NavItem[] = [
  {
    pathname: '/system/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/system/getting-started', title: 'Overview' },
      { pathname: '/system/getting-started/installation' },
      { pathname: '/system/whats-new', title: "What's new in MUI System" },
    ],
  },
  {
    pathname: '/system/react-',
    title: 'Components',
    children: [
      { pathname: '/system/all-components' },
      { pathname: '/system/react-box' },
      { pathname: '/system/react-stack' },
    ],
  },
  {
    pathname: '/system/api-group',
    title: 'API reference',
    children: [{ pathname: '/system/api', title: 'API overview' }],
  },
];
