import type { NavItem } from '../../src/model/tree';

export const menu: readonly NavItem[] = [
  {
    pathname: '/joy-ui/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/joy-ui/getting-started', title: 'Overview' },
      { pathname: '/joy-ui/getting-started/installation' },
      { pathname: '/joy-ui/whats-new', title: "What's new in Joy UI" },
    ],
  },
  {
    pathname: '/joy-ui/react-',
    title: 'Components',
    children: [
      { pathname: '/joy-ui/all-components' },
      {
        pathname: '/joy-ui/components/inputs',
        subheader: 'inputs',
        children: [{ pathname: '/joy-ui/react-button' }, { pathname: '/joy-ui/react-input' }],
      },
    ],
  },
  {
    pathname: '/joy-ui/api-group',
    title: 'API reference',
    children: [{ pathname: '/joy-ui/api', title: 'API overview' }],
  },
  {
    pathname: '/joy-ui/customization',
    title: 'Customization',
    children: [
      {
        pathname: '/joy-ui/customization/tools',
        subheader: 'tools',
        children: [{ pathname: '/joy-ui/customization/default-theme-viewer', title: 'Default theme viewer' }],
      },
    ],
  },
];
