import { expect, it } from 'vitest';
import { pageStart } from '../../../src/lint/rules/pageStart';
import { createContentPage } from '../../build/page/createContentPage';
import { listReasons } from './listReasons';

it.each([
  ['Text.', '', []],
  ['<Demo name="Rake" />\n\n## Import', 'Rake', []],
  ['Text.', 'not a name', [expect.stringMatching(/^error 4: .*components/)]],
  ['Text.\n\n## Import', 'Rake', ['error 6: A component page begins with the component.']],
])('finds what the build refuses: %j of %j', (text, components, reasons) => {
  expect(listReasons(pageStart, createContentPage(text, { components }))).toEqual(reasons);
});
