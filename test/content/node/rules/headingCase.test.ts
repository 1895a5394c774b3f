import { expect, it } from 'vitest';
import { headingCase } from '../../../../src/content/node/rules/headingCase';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each([
  ['Rake the leaves', true],
  ['Rake The Leaves', false],
  ['Common Mistakes', false],
  ['App Router', true],
  ['Use a Rake', true],
  ['Move to Material', true],
  ['Build with useButton', true],
  ['CSS in JS', true],
  ['Where IconButton ends', true],
])('wants headings in sentence case: %s', (heading, isRight) => {
  const reasons = listReasons(headingCase, createPageSource(`## ${heading}`), { components: { Rake: [] } });
  expect(reasons).toEqual(isRight ? [] : [`warning 6: The heading "${heading}" has capitals inside.`]);
});
