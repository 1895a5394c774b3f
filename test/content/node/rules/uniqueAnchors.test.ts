import { expect, it } from 'vitest';
import { uniqueAnchors } from '../../../../src/content/node/rules/uniqueAnchors';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each([
  ['## Components inputs', []],
  [
    '## Components inputs\n\n<Gallery />',
    ['error 6: The build writes a heading with the anchor "components-inputs", too.'],
  ],
])('finds a heading with the anchor of a category of the gallery: %j', (text, reasons) => {
  expect(listReasons(uniqueAnchors, createPageSource(text))).toEqual(reasons);
});
