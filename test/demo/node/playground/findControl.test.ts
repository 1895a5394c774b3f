import { expect, it } from 'vitest';
import type { PropApi } from '../../../../src/api/shared/api';
import { findControl } from '../../../../src/demo/node/playground/findControl';
import { createProp } from '../../../api/node/pages/createApi';

const signature = { parameters: [], returns: 'void', returnDescription: '' };
const union = (...members: string[]) => ({ text: members.join(' | '), members });
const type = (text: string) => ({ text, members: [] });

it.each<[string, Partial<PropApi>, object | null]>([
  ['a boolean', { type: type('boolean'), defaultValue: 'false' }, { kind: 'switch', defaultValue: false }],
  ['a boolean or more', { type: union('boolean', 'Mark[]') }, { kind: 'switch' }],
  [
    'a union of strings, without its open end',
    { type: union("'small'", "'large'", 'string'), defaultValue: "'large'" },
    { kind: 'choice', options: ['small', 'large'], defaultValue: 'large' },
  ],
  ['strings or false', { type: union("'start'", 'false') }, { kind: 'choice', options: ['start', false] }],
  ['a number', { type: type('number'), defaultValue: '100' }, { kind: 'number', defaultValue: 100 }],
  ['a number or null', { type: union('number', 'null') }, { kind: 'number' }],
  [
    'a value for each breakpoint',
    { type: type('ResponsiveStyleValue<number | string>') },
    { kind: 'number' },
  ],
  ['a string', { type: type('string') }, { kind: 'text' }],
  ['a node', { type: type('React.ReactNode') }, { kind: 'text' }],
  ['a function', { type: type('() => void'), signature }, { kind: 'handler' }],
  ['a default that is no literal', { type: type('string'), defaultValue: 'theme.x' }, { defaultValue: null }],
  ['an object, which no control can set', { type: type('{ a?: string }') }, null],
])('finds the control of %s', (_, fields, control) => {
  const found = findControl(createProp(fields));
  if (control === null) expect(found).toBeNull();
  else expect(found).toMatchObject(control);
});
