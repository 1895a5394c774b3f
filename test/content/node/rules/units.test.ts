import { expect, it } from 'vitest';
import { units } from '../../../../src/content/node/rules/units';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each<[text: string, reasons: string[]]>([
  ['A rake is 24px wide for 200ms at 50%.', []],
  ["Pass `width: 24px`, `'50%'` or `1.5rem`.", []],
  ['A rake is `24px` wide.', ['`24px` is marked as code.']],
  ['| Time |\n| --- |\n| `200ms`, `50%` |', ['`200ms` is marked as code.', '`50%` is marked as code.']],
])('finds units in %j', (text, reasons) => {
  const found = listReasons(units, createPageSource(text));
  expect(found.map((reason) => reason.replace(/^error \d+: /, ''))).toEqual(reasons);
});
