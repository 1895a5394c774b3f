import { expect, it } from 'vitest';
import { descriptionLength } from '../../../../src/content/node/rules/descriptionLength';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each([
  [110, 'Rake', []],
  [111, 'Rake', ['error 3: The description has 111 characters, which pushes the component down.']],
  [111, '', []],
])('gives the description of a component page two lines: %i of %j', (length, components, reasons) => {
  const page = createPageSource('Text.', { components, description: 'a'.repeat(length) });
  expect(listReasons(descriptionLength, page)).toEqual(reasons);
});
