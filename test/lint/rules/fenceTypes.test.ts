import { expect, it } from 'vitest';
import { fenceTypes } from '../../../src/lint/rules/fenceTypes';
import { createContentPage } from '../../build/page/createContentPage';
import { listReasons } from './listReasons';

it.each([
  ["const teeth: number = 12;\nconst color: 'red' = paint;", []],
  [
    "const teeth: number = 12;\nconst color: 'red' = 'blue';",
    ['error 8: Type \'"blue"\' is not assignable to type \'"red"\'.'],
  ],
])('compiles fences: %j', (code, reasons) => {
  expect(listReasons(fenceTypes, createContentPage(`\`\`\`ts\n${code}\n\`\`\``))).toEqual(reasons);
});
