import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import english from '../../../data/languages/en.json';
import {
  listToolbarFiles,
  loadToolbarButtons,
  writeToolbarIcons,
} from '../../../src/demo/node/writeToolbarIcons';
import { DEMO_ACTIONS } from '../../../src/page/shared/demoActions';

it('draws the icon of each button', () => {
  const rules = writeToolbarIcons([
    { action: 'dig', icon: 'M1 2v3' },
    { action: 'rake', icon: 'M4 5h6' },
  ]);
  expect(rules.split('\n')).toEqual([
    expect.stringMatching(
      /^\[data-action='dig'\] \{ --icon: url\("data:image\/svg\+xml,[^"#<>]+ d='M1 2v3'\/.+"\); \}$/,
    ),
    expect.stringContaining("d='M4 5h6'"),
    '',
  ]);
});

it('reads files that exist, again after each edit', () => {
  expect(listToolbarFiles().filter((file) => !existsSync(file))).toEqual([]);
});

it('finds buttons that have a name of their own, a text and lines that a style sheet can hold', async () => {
  const buttons = await loadToolbarButtons();
  const actions = [...DEMO_ACTIONS, ...buttons.map(({ action }) => action)];
  expect(new Set(actions).size).toBe(actions.length);
  for (const { action, label, icon } of buttons) {
    // Analytics and a selector have it.
    expect(action).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(english).toHaveProperty([label]);
    expect(icon).toMatch(/^[Mm][\d\sA-Za-z.,-]+$/);
  }
});
