import { defineProduct } from '../../src/model/product';

export const product = defineProduct({
  id: 'system',
  name: 'MUI System',
  root: '/system',
  folder: 'system',
  packageName: '@mui/system',
  source: 'https://github.com/mui/material-ui/tree/v6.0.2',
  demoTheme: 'none',
  adFree: ['/system/getting-started'],
  nav: [
    {
      pathname: '/system/getting-started-group',
      title: 'Getting started',
      children: [
        { pathname: '/system/getting-started', title: 'Overview' },
        { pathname: '/system/getting-started/installation' },
      ],
    },
    {
      pathname: '/system/react-',
      title: 'Components',
      children: [{ pathname: '/system/react-box' }, { pathname: '/system/react-stack' }],
    },
    {
      pathname: '/system/api-group',
      title: 'API reference',
      children: [{ pathname: '/system/api', title: 'API overview' }],
    },
  ],
});
