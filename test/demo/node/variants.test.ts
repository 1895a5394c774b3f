import { expect, it } from 'vitest';
import { isEditable } from '../../../src/demo/node/variants';

it.each([
  ['Rake', false, true],
  ['Rake', true, false],
  ['Rake/index', false, false],
  ['Rake/system', false, true],
  ['Rake/system', true, false],
  ['Rake/tailwind', false, false],
  ['Rake/css', false, false],
])('of %s, with files beside it: %s, an edit can run: %s', (key, hasFiles, expected) => {
  expect(isEditable(key, hasFiles)).toBe(expected);
});
