import type { Release } from '../../src/site/shared/release';

/** Facts from the changelog in `node_modules/@toolpad/core`; what concerns only Toolpad Studio is left out. */
export const releases: readonly Release[] = [
  {
    version: '0.5.2',
    date: '2024-08-27',
    changes: [
      '`create-toolpad-app` can set up [authentication](/toolpad/core/react-sign-in-page/) in the new project.',
      'The layout of the [sign-in page](/toolpad/core/react-sign-in-page/) was polished.',
      'Import paths of the ES modules are written in full.',
    ],
  },
  {
    version: '0.5.1',
    date: '2024-08-09',
    changes: [
      'Works with Material UI 5 and 6, with themes with and without CSS variables.',
      'The menu of a [DashboardLayout](/toolpad/core/api/dashboard-layout/) closes on phones when a link in it is followed.',
      '`@mui/base` is no longer a dependency.',
    ],
  },
  {
    version: '0.5.0',
    date: '2024-08-05',
    breaking: [
      '`create-toolpad-app` makes a project with Toolpad Core. `--studio` makes one with Toolpad Studio, as it did before.',
    ],
    changes: [
      'New component: [SignInPage](/toolpad/core/react-sign-in-page/), with providers and with email and password.',
      'The `segment` of an item in the navigation is optional.',
    ],
  },
  {
    version: '0.4.0',
    date: '2024-07-25',
    changes: [
      'New component: [PageContainer](/toolpad/core/api/page-container/), with title, breadcrumbs and actions of a page.',
      'Items in the navigation can have an action, such as a badge or a button.',
    ],
  },
  {
    version: '0.3.2',
    date: '2024-07-19',
    breaking: ['The data providers of the earlier versions, with their grid and chart, are gone.'],
    changes: [
      'The navigation of a [DashboardLayout](/toolpad/core/api/dashboard-layout/) becomes a menu on narrow screens.',
      'The layout has a switch between light and dark mode.',
    ],
  },
  {
    version: '0.3.1',
    date: '2024-07-12',
    changes: [
      'State that outlives a visit: [useLocalStorageState](/toolpad/core/api/use-local-storage-state/) and [useSessionStorageState](/toolpad/core/api/use-session-storage-state/).',
    ],
  },
  {
    version: '0.3.0',
    date: '2024-06-28',
    changes: [
      '[useDialogs](/toolpad/core/react-use-dialogs/) opens dialogs that you await, and [useNotifications](/toolpad/core/api/use-notifications/) shows messages.',
      'An [AppProvider](/toolpad/core/api/app-provider/) has adapters for routers, first for both routers of Next.js.',
    ],
  },
  {
    version: '0.2.0',
    date: '2024-06-03',
    changes: [
      'New component: [DashboardLayout](/toolpad/core/api/dashboard-layout/), a page with header and navigation.',
    ],
  },
];
