import { expect, it } from 'vitest';
import { classNames } from '../../../../src/content/node/rules/classNames';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

const REASON = 'Class "MuiSpade-root" is set by nothing.';

it.each([
  ['Style `.MuiRake-root`.', []],
  ['Style `.MuiSpade-root`.', [`error 6: ${REASON}`]],
  ['There is no `MuiSpade-root`.', []],
  ['```css\n.MuiRake-root {\n}\n.MuiSpade-root {\n}\n```', [`error 9: ${REASON}`]],
])('looks up classes: %j', (text, reasons) => {
  expect(listReasons(classNames, createPageSource(text), { components: { Rake: [] } })).toEqual(reasons);
});
