import type { ListedCategory } from '../../src/content/shared/componentList';

export const components: readonly ListedCategory[] = [
  {
    title: 'Inputs',
    menuGroup: '/joy-ui/components/inputs',
    components: [],
  },
  {
    title: 'Data display',
    menuGroup: '/joy-ui/components/data-display',
    components: [],
  },
  {
    title: 'Feedback',
    menuGroup: '/joy-ui/components/feedback',
    components: [],
  },
  {
    title: 'Surfaces',
    menuGroup: '/joy-ui/components/surfaces',
    components: [],
  },
  {
    title: 'Navigation',
    menuGroup: '/joy-ui/components/navigation',
    components: [],
  },
  {
    title: 'Layout',
    menuGroup: '/joy-ui/components/layout',
    components: [],
  },
  {
    title: 'Utils',
    menuGroup: '/joy-ui/components/utils',
    components: [],
  },
];
