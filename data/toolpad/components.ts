import type { ListedCategory } from '../../src/content/shared/componentList';

export const components: readonly ListedCategory[] = [
  { title: 'Provider', menuGroup: '/toolpad/core/provider-group', components: [] },
  { title: 'Layout', menuGroup: '/toolpad/core/layout-group', components: [] },
  { title: 'Authentication', menuGroup: '/toolpad/core/authentication-group', components: [] },
  { title: 'Utils', menuGroup: '/toolpad/core/components/filter-group', components: [] },
];
