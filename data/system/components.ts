import type { ListedCategory } from '../../src/content/shared/componentList';

export const components: readonly ListedCategory[] = [
  { title: 'Components', menuGroup: '/system/react-', components: [] },
];
