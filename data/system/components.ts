import type { ListedCategory } from '../../src/model/componentList';

export const components: readonly ListedCategory[] = [
  { title: 'Components', menuGroup: '/system/react-', components: [] },
];
