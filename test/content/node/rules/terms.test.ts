import { describe, expect, it } from 'vitest';
import { TERMS } from '../../../../data/terms';
import { terms } from '../../../../src/content/node/rules/terms';
import type { RuleContext } from '../../../../src/content/node/facts/rule';
import { createPageSource } from './createPageSource';

const check = (text: string, description?: string) =>
  terms.check(createPageSource(text, { description }), {} as RuleContext);

it.each([
  ['Its colour is red.', 'colour', 'color'],
  ['Colours differ.', 'Colours', 'Colors'],
  ['A coloured rake.', 'coloured', 'colored'],
  ['A gap of 24 px.', '24 px', '24px'],
  ['A gap of 1.5\u00a0px.', '1.5 px', '1.5px'],
  ['Press the Escape key.', 'Escape key', 'Esc'],
  ['<kbd>Escape</kbd> closes it.', 'Escape', 'Esc'],
  ['Press ESC.', 'ESC', 'Esc'],
  ['It is on Github.', 'Github', 'GitHub'],
  ['## The behaviour', 'behaviour', 'behavior'],
  ['| Key |\n| --- |\n| Escape |', 'Escape', 'Esc'],
  ['For own compositions.', 'For own', 'For your own'],
])('says what to write: %s', (text, found, right) => {
  expect(check(text)).toMatchObject([
    {
      severity: 'error',
      reason: `The text says "${found}".`,
      fix: expect.stringMatching(`^Write "${right}": .+\\.$`),
    },
  ]);
});

it.each([
  'Its color is red, 24px wide; press Esc.',
  'Set `colour`, `24 px` or `Escape`.',
  '```text\ncolour\n```',
  'The value of `24` px follows.',
  'You can escape it: an escape hatch.',
  'Use JavaScript, TypeScript and npm.',
  'An organism is optimistic.',
  'It ends. For, own.',
])('leaves alone: %s', (text) => {
  expect(check(text)).toEqual([]);
});

it('reads the description', () => {
  expect(check('Text.', 'A rake of any colour.')).toMatchObject([{ line: 3 }]);
});

describe('the list of terms', () => {
  it.each(TERMS)('has no right form that is wrong: $wrong', ({ right }) => {
    expect(check(`Text ${right.replace('#', '4').replace('*', 's')} text.`)).toEqual([]);
  });

  it('has each form once, with a reason', () => {
    const wrong = TERMS.map((term) => term.wrong);
    expect(wrong).toEqual([...new Set(wrong)]);
    expect(TERMS.filter(({ reason }) => !/^[A-Z].*\.$/.test(reason))).toEqual([]);
  });
});
