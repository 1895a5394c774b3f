import type { ListedCategory } from '../../src/content/shared/componentList';

export const components: readonly ListedCategory[] = [
  {
    title: 'Inputs',
    menuGroup: '/material-ui/components/inputs',
    components: [],
  },
  {
    title: 'Data display',
    menuGroup: '/material-ui/components/data-display',
    components: [],
  },
  {
    title: 'Feedback',
    menuGroup: '/material-ui/components/feedback',
    components: [],
  },
  {
    title: 'Surfaces',
    menuGroup: '/material-ui/components/surfaces',
    components: [],
  },
  {
    title: 'Navigation',
    menuGroup: '/material-ui/components/navigation',
    components: [],
  },
  {
    title: 'Layout',
    menuGroup: '/material-ui/components/layout',
    components: [],
  },
  {
    title: 'Utils',
    menuGroup: '/material-ui/components/utils',
    components: [],
  },
  {
    title: 'Lab',
    menuGroup: '/material-ui/components/lab',
    hasOnlyNamesakes: true,
    components: [],
  },
];
