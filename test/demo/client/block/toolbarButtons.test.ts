import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import english from '../../../../data/languages/en.json';
import { extraButtons } from '../../../../src/demo/client/block/toolbarButtons';
import { listExtensions, PART_FILES } from '../../../../src/extensions';
import { DEMO_ACTIONS } from '../../../../src/page/shared/demoActions';

it('buttons of extensions have a name of their own, a text and an icon', () => {
  const actions = [...DEMO_ACTIONS, ...extraButtons.map(({ action }) => action)];
  expect(new Set(actions).size).toBe(actions.length);
  const rules = listExtensions('styles')
    .map((name) => readFileSync(`src/extensions/${name}/${PART_FILES.styles}`, 'utf8'))
    .join('');
  for (const { action, label } of extraButtons) {
    // Analytics and a selector have it.
    expect(action).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(english).toHaveProperty([label]);
    expect(rules).toMatch(new RegExp(`\\[data-action='${action}'\\] \\{\\s+--icon: url`));
  }
});
