import { expect, it } from 'vitest';
import { pageStart } from '../../../../src/content/node/rules/pageStart';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each([
  ['Text.', '', []],
  ['<Demo name="Rake" />\n\n## Import', 'Rake', []],
  ['Text.', 'not a name', [expect.stringMatching(/^error 4: .*components/)]],
  ['Text.\n\n## Import', 'Rake', ['error 6: A component page begins with the component.']],
])('finds what the build refuses: %j of %j', (text, components, reasons) => {
  expect(listReasons(pageStart, createPageSource(text, { components }))).toEqual(reasons);
});
