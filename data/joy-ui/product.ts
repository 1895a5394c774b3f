import { defineProduct } from '../../src/model/product';

export const product = defineProduct({
  id: 'joy-ui',
  name: 'Joy UI',
  root: '/joy-ui',
  folder: 'joy-ui',
  packageName: '@mui/joy',
  source: 'https://github.com/mui/material-ui/tree/v6.0.2',
  demoTheme: 'joy',
  adFree: ['/joy-ui/getting-started'],
  nav: [
    {
      pathname: '/joy-ui/getting-started-group',
      title: 'Getting started',
      children: [
        { pathname: '/joy-ui/getting-started', title: 'Overview' },
        { pathname: '/joy-ui/getting-started/installation' },
      ],
    },
    {
      pathname: '/joy-ui/react-',
      title: 'Components',
      children: [
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
  ],
});
