import type { ListedCategory } from '../../src/model/componentList';

export const components: readonly ListedCategory[] = [
  {
    title: 'Provider',
    menuGroup: '/toolpad/core/provider-group',
    components: [
      {
        title: 'App Provider',
        name: 'AppProvider',
        description: 'Navigation, branding, session, theme and router of an app, for all other parts.',
      },
    ],
  },
  {
    title: 'Layout',
    menuGroup: '/toolpad/core/layout-group',
    components: [
      {
        title: 'Dashboard Layout',
        name: 'DashboardLayout',
        description: 'The frame of an admin app: header, sidebar from your navigation, and content.',
      },
      {
        title: 'Page Container',
        name: 'PageContainer',
        description: 'Title, breadcrumbs and actions of a page, taken from your navigation.',
      },
    ],
  },
  {
    title: 'Authentication',
    menuGroup: '/toolpad/core/authentication-group',
    components: [
      {
        title: 'Account',
        name: 'Account',
        description: 'The avatar and menu of who is signed in, or a button to sign in.',
      },
    ],
  },
  {
    title: 'Utils',
    menuGroup: '/toolpad/core/components/filter-group',
    components: [
      {
        title: 'useNotifications',
        name: 'useNotifications',
        description: 'Shows messages from anywhere in the app, one after the other.',
      },
      {
        title: 'Persisted state',
        name: 'useLocalStorageState',
        description: 'State that survives a reload, in the browser’s local or session storage.',
        drawing: 'persistent-state',
      },
    ],
  },
];
