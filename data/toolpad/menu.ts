import type { NavItem } from '../../src/site/shared/tree';

export const menu: readonly NavItem[] = [
  {
    pathname: '/toolpad/core/intro-group',
    title: 'Introduction',
    children: [
      { pathname: '/toolpad/core/introduction', title: 'Overview' },
      { pathname: '/toolpad/core/introduction/installation' },
      { pathname: '/toolpad/core/introduction/tutorial' },
      { pathname: '/toolpad/core/introduction/examples' },
      { pathname: '/toolpad/core/introduction/roadmap' },
      { pathname: '/toolpad/core/introduction/support' },
      { pathname: '/toolpad/core/whats-new', title: "What's new in Toolpad Core" },
    ],
  },
  {
    pathname: '/toolpad/core/components-group',
    title: 'Components',
    children: [
      { pathname: '/toolpad/core/all-components', extension: 'galleries' },
      {
        pathname: '/toolpad/core/provider-group',
        subheader: 'provider',
        children: [{ pathname: '/toolpad/core/react-app-provider', title: 'App Provider' }],
      },
      {
        pathname: '/toolpad/core/layout-group',
        subheader: 'layout',
        children: [
          { pathname: '/toolpad/core/react-dashboard-layout', title: 'Dashboard Layout' },
          { pathname: '/toolpad/core/react-page-container', title: 'Page Container' },
        ],
      },
      {
        pathname: '/toolpad/core/authentication-group',
        subheader: 'authentication',
        children: [
          { pathname: '/toolpad/core/react-sign-in-page', title: 'Sign-in page' },
          { pathname: '/toolpad/core/react-account', title: 'Account' },
        ],
      },
      {
        pathname: '/toolpad/core/components/filter-group',
        subheader: 'utils',
        children: [
          { pathname: '/toolpad/core/react-use-dialogs', title: 'useDialogs' },
          { pathname: '/toolpad/core/react-use-notifications', title: 'useNotifications' },
          { pathname: '/toolpad/core/react-persistent-state', title: 'Persisted state' },
        ],
      },
    ],
  },
  {
    pathname: '/toolpad/core/api-group',
    title: 'API reference',
    children: [{ pathname: '/toolpad/core/api', title: 'API overview' }],
  },
  { pathname: '/toolpad/studio', title: 'Toolpad Studio', legacy: true },
];
