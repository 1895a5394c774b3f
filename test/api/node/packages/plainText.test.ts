import { expect, it } from 'vitest';
import { toPlainText } from '../../../../src/api/node/packages/plainText';

it.each([
  ['The `size` of *all* [teeth](https://a.b).', 'The `size` of all teeth.'],
  ['One\nline.\n\nAnother.', 'One line. Another.'],
  ['- soft\n- hard', 'soft hard'],
  ['A \\<b> & <i>raw</i>.', 'A <b> & raw.'],
  ['', ''],
])('reduces %j to %j', (markdown, text) => {
  expect(toPlainText(markdown, 100)).toBe(text);
});

it.each([
  ['The teeth are long.', 12, 'The teeth…'],
  ['The `long teeth` bite.', 11, 'The…'],
  ['The `teeth` bite.', 15, 'The `teeth`…'],
])('cuts %j at %i characters, never inside a word or code', (markdown, length, text) => {
  expect(toPlainText(markdown, length)).toBe(text);
});
