import type { NavItem } from '../../src/site/shared/tree';

export const menu: readonly NavItem[] = [
  {
    pathname: '/base-ui/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/base-ui/getting-started', title: 'Overview' },
      { pathname: '/base-ui/getting-started/quickstart' },
      { pathname: '/base-ui/getting-started/usage' },
      { pathname: '/base-ui/getting-started/customization' },
      { pathname: '/base-ui/getting-started/accessibility' },
      { pathname: '/base-ui/getting-started/roadmap' },
      { pathname: '/base-ui/getting-started/support' },
      { pathname: '/base-ui/whats-new', title: "What's new in Base UI" },
    ],
  },
  {
    pathname: '/base-ui/react-',
    title: 'Components',
    children: [
      { pathname: '/base-ui/all-components', extension: 'galleries' },
      {
        pathname: '/base-ui/components/inputs',
        subheader: 'inputs',
        children: [
          { pathname: '/base-ui/react-autocomplete' },
          { pathname: '/base-ui/react-button' },
          { pathname: '/base-ui/react-checkbox', absent: true },
          { pathname: '/base-ui/react-input' },
          { pathname: '/base-ui/react-number-input', title: 'Number Input', unstable: true },
          { pathname: '/base-ui/react-radio-group', title: 'Radio Group', absent: true },
          { pathname: '/base-ui/react-rating', absent: true },
          { pathname: '/base-ui/react-select' },
          { pathname: '/base-ui/react-slider' },
          { pathname: '/base-ui/react-switch' },
          { pathname: '/base-ui/react-toggle-button-group', title: 'Toggle Button Group', absent: true },
        ],
      },
      {
        pathname: '/base-ui/components/data-display',
        subheader: 'data-display',
        children: [
          { pathname: '/base-ui/react-badge' },
          { pathname: '/base-ui/react-tooltip', absent: true },
        ],
      },
      {
        pathname: '/base-ui/components/feedback',
        subheader: 'feedback',
        children: [{ pathname: '/base-ui/react-snackbar' }],
      },
      {
        pathname: '/base-ui/components/surfaces',
        subheader: 'surfaces',
        children: [{ pathname: '/base-ui/react-accordion', absent: true }],
      },
      {
        pathname: '/base-ui/components/navigation',
        subheader: 'navigation',
        children: [
          { pathname: '/base-ui/react-drawer', absent: true },
          { pathname: '/base-ui/react-menu' },
          { pathname: '/base-ui/react-pagination', absent: true },
          { pathname: '/base-ui/react-table-pagination', title: 'Table Pagination' },
          { pathname: '/base-ui/react-tabs' },
        ],
      },
      {
        pathname: '/base-ui/components/utils',
        subheader: 'utils',
        children: [
          { pathname: '/base-ui/react-click-away-listener', title: 'Click-Away Listener' },
          { pathname: '/base-ui/react-focus-trap', title: 'Focus Trap' },
          { pathname: '/base-ui/react-form-control', title: 'Form Control' },
          { pathname: '/base-ui/react-modal' },
          { pathname: '/base-ui/react-no-ssr', title: 'No-SSR' },
          { pathname: '/base-ui/react-popper' },
          { pathname: '/base-ui/react-popup', unstable: true },
          { pathname: '/base-ui/react-portal' },
          { pathname: '/base-ui/react-textarea-autosize', title: 'Textarea Autosize' },
          { pathname: '/base-ui/react-transitions' },
        ],
      },
    ],
  },
  {
    pathname: '/base-ui/api-group',
    title: 'API reference',
    children: [{ pathname: '/base-ui/api', title: 'API overview' }],
  },
  {
    pathname: '/base-ui/guides',
    title: 'How-to guides',
    children: [
      { pathname: '/base-ui/guides/working-with-tailwind-css', title: 'Working with Tailwind CSS' },
      { pathname: '/base-ui/guides/overriding-component-structure' },
      { pathname: '/base-ui/guides/next-js-app-router', title: 'Next.js App Router' },
    ],
  },
];
