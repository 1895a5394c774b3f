import { expect, it } from 'vitest';
import { chooseStyling } from '../../../../src/demo/client/block/chooseStyling';
import type { DemoBlock } from '../../../../src/page/shared/page';

const part = { idPrefix: 'd0-', html: '', preview: null, javascript: 'none' } as const;
const plain: DemoBlock = {
  ...part,
  name: 'Rake',
  key: 'Rake',
  layout: 'center',
  code: 'preview',
  height: null,
  iframe: false,
  file: 'data/garden/Rake.tsx',
  stylings: [],
};
const styled: DemoBlock = {
  ...plain,
  stylings: (['system', 'tailwind', 'css'] as const).map((styling) => ({
    ...part,
    styling,
    key: `Rake/${styling}`,
    file: `data/garden/Rake/${styling}/index.tsx`,
  })),
};

it.each([
  ['MUI System', 'Rake/system'],
  ['Tailwind', 'Rake/tailwind'],
  ['CSS', 'Rake/css'],
] as const)('shows a reader of %s that styling', (choice, key) => {
  expect(chooseStyling(styled, choice).key).toBe(key);
});

it('shows a demo of one styling as it is', () => {
  expect(chooseStyling(plain, 'Tailwind')).toBe(plain);
});
