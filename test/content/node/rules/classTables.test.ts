import { expect, it } from 'vitest';
import { classTables } from '../../../../src/content/node/rules/classTables';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each<[text: string, reasons: string[]]>([
  ['Set `.MuiRake-root`, `.Mui-disabled` or `.base--selected` on `MuiRake`.', []],
  ['| Class | Element |\n| --- | --- |\n| `.MuiRake-root` | The root |', []],
  ['Set `MuiRake-root`.', ['The class `MuiRake-root` has no dot.']],
  ['It is `Mui-disabled`.', ['The class `Mui-disabled` has no dot.']],
  ['It is `base--selected`.', ['The class `base--selected` has no dot.']],
  ['It is `base-Rake-root` of `base-ui`.', ['The class `base-Rake-root` has no dot.']],
  [
    '| Class | Set on |\n| --- | --- |\n| `.MuiRake-root` | Root |',
    ['The table of classes has the columns Class, Set on.'],
  ],
])('finds classes in %j', (text, reasons) => {
  const found = listReasons(classTables, createPageSource(text));
  expect(found.map((reason) => reason.replace(/^error \d+: /, ''))).toEqual(reasons);
});
