import type { NavItem } from '../../src/site/shared/tree';

export const menu: readonly NavItem[] = [
  { pathname: '/versions' },
  { pathname: '/whats-new', title: "What's new in the documentation" },
  { pathname: '/production-error', title: 'Production errors' },
  { pathname: '/licenses', title: 'Third-party licenses' },
];
