import type { NavItem } from '../../src/model/tree';

export const menu: readonly NavItem[] = [
  {
    pathname: '/base-ui/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/base-ui/getting-started', title: 'Overview' },
      { pathname: '/base-ui/getting-started/quickstart' },
      { pathname: '/base-ui/whats-new', title: "What's new in Base UI" },
    ],
  },
  {
    pathname: '/base-ui/react-',
    title: 'Components',
    children: [
      { pathname: '/base-ui/all-components' },
      {
        pathname: '/base-ui/components/inputs',
        subheader: 'inputs',
        children: [{ pathname: '/base-ui/react-button' }],
      },
      {
        pathname: '/base-ui/components/navigation',
        subheader: 'navigation',
        children: [{ pathname: '/base-ui/react-tabs' }],
      },
    ],
  },
  {
    pathname: '/base-ui/api-group',
    title: 'API reference',
    children: [{ pathname: '/base-ui/api', title: 'API overview' }],
  },
];
