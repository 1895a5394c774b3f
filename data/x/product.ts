import { defineProduct } from '../../src/model/product';

export const product = defineProduct({
  id: 'x',
  name: 'MUI X',
  root: '/x',
  folder: 'x',
  packageName: '@mui/x-data-grid',
  source: 'https://github.com/mui/mui-x/tree/v7.15.0',
  demoTheme: 'material',
  nav: [
    {
      pathname: '/x/introduction-group',
      title: 'Introduction',
      children: [
        { pathname: '/x/introduction', title: 'Overview' },
        { pathname: '/x/introduction/installation' },
      ],
    },
    {
      pathname: '/x/react-data-grid-group',
      title: 'Data Grid',
      children: [
        { pathname: '/x/react-data-grid', title: 'Data Grid' },
        {
          pathname: '/x/react-data-grid/columns',
          subheader: 'columns',
          children: [{ pathname: '/x/react-data-grid/column-definition' }],
        },
        { pathname: '/x/react-data-grid/filtering' },
      ],
    },
  ],
});
