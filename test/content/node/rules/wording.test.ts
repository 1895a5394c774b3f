import { expect, it } from 'vitest';
import { wording } from '../../../../src/content/node/rules/wording';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each<[text: string, reasons: string[]]>([
  ['It already rakes. The rake has a handle of its own.', []],
  ['It rakes already.', ['The sentence ends in "already".']],
  ['It has a page of its own. They have menus of their own.', ['The page says "of their own" again.']],
])('finds phrases in %j', (text, reasons) => {
  const found = listReasons(wording, createPageSource(text));
  expect(found.map((reason) => reason.replace(/^error \d+: /, ''))).toEqual(reasons);
});
