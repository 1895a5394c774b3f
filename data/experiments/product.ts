import { defineProduct } from '../../src/model/product';

/** Test pages that show every element of the page format, and every flag of the menu. */
export const product = defineProduct({
  id: 'docs-infra',
  name: 'Docs-infra',
  root: '/experiments/docs',
  folder: 'experiments',
  packageName: null,
  source: null,
  demoTheme: 'material',
  isInternal: true,
  adFree: ['/experiments/docs'],
  nav: [
    {
      pathname: '/experiments/docs/writing',
      title: 'Writing',
      children: [
        { pathname: '/experiments/docs/headers', plan: 'pro' },
        { pathname: '/experiments/docs/markdown', newFeature: true },
      ],
    },
    {
      pathname: '/experiments/docs/components',
      title: 'Components',
      children: [
        { pathname: '/experiments/docs/callouts', beta: true },
        { pathname: '/experiments/docs/codeblock', title: 'Code blocks', deprecated: true },
        { pathname: '/experiments/docs/demos', unstable: true, plan: 'premium' },
      ],
    },
  ],
});
