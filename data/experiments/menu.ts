import type { NavItem } from '../../src/site/shared/tree';

export const menu: readonly NavItem[] = [
  { pathname: '/experiments/docs', title: 'Page format' },
  {
    pathname: '/experiments/docs/writing',
    title: 'Writing',
    children: [
      { pathname: '/experiments/docs/headers', plan: 'pro' },
      { pathname: '/experiments/docs/markdown', newFeature: true },
      { pathname: '/experiments/docs/og-card', title: 'Social card', extension: 'social' },
    ],
  },
  {
    pathname: '/experiments/docs/components',
    title: 'Components',
    children: [
      { pathname: '/experiments/docs/callouts', beta: true },
      { pathname: '/experiments/docs/codeblock', title: 'Code blocks', deprecated: true },
      { pathname: '/experiments/docs/custom-components' },
      { pathname: '/experiments/docs/landing', extension: 'landings' },
      { pathname: '/experiments/docs/demos', unstable: true, plan: 'premium' },
    ],
  },
];
