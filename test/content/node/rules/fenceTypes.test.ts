import { expect, it } from 'vitest';
import { fenceTypes } from '../../../../src/content/node/rules/fenceTypes';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each([
  ["const teeth: number = 12;\nconst color: 'red' = paint;", []],
  [
    "const teeth: number = 12;\nconst color: 'red' = 'blue';",
    ['error 8: Type \'"blue"\' is not assignable to type \'"red"\'.'],
  ],
])('compiles fences: %j', (code, reasons) => {
  expect(listReasons(fenceTypes, createPageSource(`\`\`\`ts\n${code}\n\`\`\``))).toEqual(reasons);
});
