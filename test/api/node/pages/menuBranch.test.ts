import { expect, it } from 'vitest';
import { getMenuBranch } from '../../../../src/api/node/pages/menuBranch';
import type { HookApi } from '../../../../src/api/shared/api';
import { createComponent } from './createApi';

const rake = createComponent({ name: 'Rake', plan: 'pro' });
const useRake: HookApi = {
  ...createComponent({ name: 'useRake', deprecation: '' }),
  kind: 'hook',
  parameters: [],
  returnType: { text: 'void', members: [] },
  returns: [],
};

it('lists pages of one kind without a heading, with their marks', () => {
  expect(getMenuBranch({ path: '/garden/api', entries: [rake] })).toEqual({
    after: '/garden/api',
    items: [{ pathname: '/garden/api/rake', title: 'Rake API', plan: 'pro' }],
  });
});

it('groups pages of several kinds', () => {
  const { items } = getMenuBranch({ path: '/garden/api', entries: [rake, useRake] });
  expect(items.map(({ subheader, children }) => [subheader, children?.[0]?.title])).toEqual([
    ['Components', 'Rake API'],
    ['Hooks', 'useRake API'],
  ]);
});
