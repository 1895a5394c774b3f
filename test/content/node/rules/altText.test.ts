import { expect, it } from 'vitest';
import { altText } from '../../../../src/content/node/rules/altText';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each([
  ['![A leaf](/leaf.svg)', []],
  ['<Picture light="/day.svg" dark="/night.svg" alt="" width="40" height="30" />', []],
  ['![](/leaf.svg)', ['error 6: The picture has no alternative text.']],
  ['<img src="/leaf.svg" />', ['error 6: The picture has no alternative text.']],
])('asks for a text for each picture: %s', (text, reasons) => {
  expect(listReasons(altText, createPageSource(text))).toEqual(reasons);
});
