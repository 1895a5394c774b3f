import type { NavItem } from '../../src/model/tree';

export const menu: readonly NavItem[] = [
  {
    pathname: '/toolpad/core/intro-group',
    title: 'Introduction',
    children: [
      { pathname: '/toolpad/core/introduction', title: 'Overview' },
      { pathname: '/toolpad/core/introduction/installation' },
      { pathname: '/toolpad/core/whats-new', title: "What's new in Toolpad Core" },
    ],
  },
  {
    pathname: '/toolpad/core/components-group',
    title: 'Components',
    children: [
      { pathname: '/toolpad/core/all-components' },
      {
        pathname: '/toolpad/core/authentication-group',
        subheader: 'authentication',
        children: [{ pathname: '/toolpad/core/react-sign-in-page', title: 'Sign-in page' }],
      },
      {
        pathname: '/toolpad/core/components/filter-group',
        subheader: 'utils',
        children: [{ pathname: '/toolpad/core/react-use-dialogs', title: 'useDialogs' }],
      },
    ],
  },
  {
    pathname: '/toolpad/core/api-group',
    title: 'API reference',
    children: [{ pathname: '/toolpad/core/api', title: 'API overview' }],
  },
];
