import { expect, it } from 'vitest';
import { emptySections } from '../../../../src/content/node/rules/emptySections';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each([
  ['a section with text', '## Soil\n\nWet.', []],
  ['sections below a heading', '## Soil\n\n### Wet\n\nText.', []],
  ['a section with a demo alone', '## Soil\n\n<Demo name="Rake" />', []],
  ['a section with code alone', '## Soil\n\n```tsx\nrake();\n```', []],
  ['a section without content', '## Soil\n\n## Rain\n\nText.', ['error 6: The section "Soil" is empty.']],
  ['the last one', 'Text.\n\n## Soil', ['error 8: The section "Soil" is empty.']],
  [
    'one above a higher heading',
    '## A\n\n### Soil\n\n## B\n\nText.',
    ['error 8: The section "Soil" is empty.'],
  ],
  ['a page without text', '', ['error 1: The page is empty.']],
])('judges %s', (_, text, reasons) => {
  expect(listReasons(emptySections, createPageSource(text))).toEqual(reasons);
});
