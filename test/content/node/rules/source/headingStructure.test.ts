import { expect, it } from 'vitest';
import { headingStructure } from '../../../../../src/content/node/rules/source/headingStructure';
import { createPageSource } from '../createPageSource';
import { listReasons } from '../listReasons';

it.each([
  ['## Sizes\n\n### Small\n\n#### Tiny', '', []],
  ['# Rake', '', ['error 6: The title is in the front matter; write "Rake" as ## or drop it.']],
  ['Text.\n\n##\n', '', ['error 8: The heading is empty. Write its text, or remove it.']],
  // The second one follows a heading with an anchor.
  ['### Dark\n\n### Light', '', ['error 6: A ### heading needs a ## heading above it.']],
  ['## The [rake](/rake/)', '', ['error 6: A heading must not contain a link: it is a link itself.']],
  ['## Tines\n\n#### The [rake](/rake/)', '', []],
  ['## API', '', []],
  ['## API', 'Rake', ['error 6: The section "API" is written by the build, from the front matter.']],
])('finds headings that the table of contents cannot list: %j of %j', (text, components, reasons) => {
  expect(listReasons(headingStructure, createPageSource(text, { components }))).toEqual(reasons);
});
