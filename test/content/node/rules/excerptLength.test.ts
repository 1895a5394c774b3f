import { expect, it } from 'vitest';
import { excerptLength } from '../../../../src/content/node/rules/excerptLength';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

const fence = (lines: number, info: string) =>
  `\`\`\`${info}\n${Array(lines).fill('rake();').join('\n')}\n\`\`\``;

it.each([
  [10, 'ts', []],
  [11, 'ts', ['error 7: The excerpt has 11 lines; 10 are the most.']],
  [11, 'ts title="rake.ts"', []],
  [11, 'bash', []],
  [11, 'diff', []],
])('counts %i lines of %s', (lines, info, reasons) => {
  expect(listReasons(excerptLength, createPageSource(fence(lines, info)))).toEqual(reasons);
});
