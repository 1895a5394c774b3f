import { expect, it } from 'vitest';
import { syntax } from '../../../../../src/content/node/rules/source/syntax';
import { createPageSource } from '../createPageSource';
import { listReasons } from '../listReasons';

it.each([
  ['Text.', '', []],
  ['<Demo name="Rake" />\n\n## Import', 'Rake', []],
  ['Text.', 'not a name', [expect.stringMatching(/^error 4: .*components/)]],
  ['Text {1 + 1}.', '', [expect.stringMatching(/^error 6: A page is prose/)]],
])('finds what cannot be read: %j of %j', (text, components, reasons) => {
  expect(listReasons(syntax, createPageSource(text, { components }))).toEqual(reasons);
});
