// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { spacing } from '../../../../src/shell/client/preferences/density';
import { resetState } from './resetState';

beforeEach(resetState);

it.each(['0', '1', '8', '19', '20'])('takes over a stored spacing of %s px', (text) => {
  localStorage.setItem('docs-spacing', text);
  spacing.sync();
  expect(spacing.store.get()).toBe(Number(text));
});

it.each([
  '',
  ' ',
  'NaN',
  'Infinity',
  '-Infinity',
  '-1',
  '-0',
  '21',
  '12.5',
  '12.0',
  ' 12',
  '+12',
  '012',
  '1e1',
  '0x10',
  '12px',
  'null',
  'true',
  '[12]',
])('takes the stored spacing %o, which this site would not write, for none', (text) => {
  localStorage.setItem('docs-spacing', text);
  spacing.sync();
  expect(spacing.store.get()).toBe(8);
});
