import { expect, it } from 'vitest';
import { keyboardTable } from '../../../../src/content/node/rules/keyboardTable';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

const REASON = 'error 6: Accessibility has no keyboard table.';

const check = (text: string, props = ['disabled']) =>
  listReasons(keyboardTable, createPageSource(`## Accessibility\n\n${text}`, { components: 'Rake' }), {
    components: { Rake: props },
  });

it.each([
  '| Key | Effect |\n| --- | --- |\n| <kbd>Tab</kbd> | Moves on |',
  '| Keys | Effect |\n| --- | --- |\n| <kbd>Tab</kbd> | Moves on |',
  'It takes no focus.',
  'None of them is in the tab order.',
  'A rake adds no role, name or keyboard behavior.',
  'It doesn’t handle keys.',
])('is content with: %j', (text) => {
  expect(check(text)).toEqual([]);
});

it.each([
  'Press the keys.',
  'Text.\n\n## Later\n\nIt takes no focus.',
  'It has no name. The focus is visible.',
  '| Role | Key |\n| --- | --- |\n| a | b |',
])('asks for a table otherwise: %j', (text) => {
  expect(check(text)).toEqual([REASON]);
});

it('asks for none where nothing can be operated', () => {
  expect(check('Text.', ['size'])).toEqual([]);
});
