import type { ListedCategory } from '../../src/content/shared/componentList';

export const components: readonly ListedCategory[] = [
  { title: 'Inputs', menuGroup: '/base-ui/components/inputs', components: [] },
  { title: 'Data display', menuGroup: '/base-ui/components/data-display', components: [] },
  { title: 'Feedback', menuGroup: '/base-ui/components/feedback', components: [] },
  { title: 'Surfaces', menuGroup: '/base-ui/components/surfaces', components: [] },
  { title: 'Navigation', menuGroup: '/base-ui/components/navigation', components: [] },
  { title: 'Utils', menuGroup: '/base-ui/components/utils', components: [] },
];
