import { describe, expect, it } from 'vitest';
import { CODE_ACTIONS, DEMO_ACTIONS } from '../../../src/page/shared/demoActions';

describe('the actions of a demo', () => {
  it.each([
    ['source-js'],
    ['source-ts'],
    ['expand'],
    ['copy'],
    ['reset-focus'],
    ['reset'],
    ['github'],
    ['copy-js-source-link'],
    ['copy-ts-source-link'],
    ['styling-system'],
    ['styling-tailwind'],
    ['styling-css'],
    ['copy-click'],
    ['copy-keyboard'],
  ])('have the reference’s %s', (action) => {
    expect(DEMO_ACTIONS).toContain(action);
  });

  it('are each there once, and those that lead to code are among them', () => {
    expect(new Set(DEMO_ACTIONS).size).toBe(DEMO_ACTIONS.length);
    for (const action of CODE_ACTIONS) expect(DEMO_ACTIONS).toContain(action);
  });
});
