import { defineProduct } from '../../src/model/product';

export const product = defineProduct({
  id: 'toolpad',
  name: 'Toolpad',
  root: '/toolpad',
  folder: 'toolpad',
  packageName: '@toolpad/core',
  source: 'https://github.com/mui/toolpad/tree/v0.5.2',
  demoTheme: 'material',
  adFree: ['/toolpad/core/introduction'],
  nav: [
    {
      pathname: '/toolpad/core/intro-group',
      title: 'Introduction',
      children: [
        { pathname: '/toolpad/core/introduction', title: 'Overview' },
        { pathname: '/toolpad/core/introduction/installation' },
      ],
    },
    {
      pathname: '/toolpad/core/components-group',
      title: 'Components',
      children: [
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
  ],
});
