import type { ListedCategory } from '../../src/model/componentList';

export const components: readonly ListedCategory[] = [
  {
    title: 'Components',
    menuGroup: '/system/react-',
    components: [
      {
        title: 'Container',
        name: 'Container',
        description: 'Centers the content of a page and limits its width to a breakpoint.',
      },
      {
        title: 'Grid',
        name: 'Grid',
        description: 'Columns by breakpoint, with gaps, offsets and nesting, made of CSS variables.',
      },
    ],
  },
];
