import { expect, it } from 'vitest';
import english from '../../../../data/languages/en.json';
import { extraButtons } from '../../../../src/demo/client/block/toolbarButtons';
import { DEMO_ACTIONS } from '../../../../src/page/shared/demoActions';

it('buttons of extensions have a name of their own, a text and an icon', () => {
  const actions = [...DEMO_ACTIONS, ...extraButtons.map(({ action }) => action)];
  expect(new Set(actions).size).toBe(actions.length);
  for (const { action, label, icon } of extraButtons) {
    // Analytics has it.
    expect(action).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(english).toHaveProperty([label]);
    expect(icon).toBeTruthy();
  }
});
