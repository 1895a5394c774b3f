import { expect, it } from 'vitest';
import { diffs } from '../../../../src/content/node/rules/diffs';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each([
  ['- rake();\n+ sweep();\n\n  leaves();\n-\n    piles();', []],
  ['-rake();', ['error 7: The line "-rake();" of a diff has no space after its sign.']],
  ['+ rake();\n leaves();', ['error 8: The line " leaves();" of a diff has no space after its sign.']],
])('finds signs without a space in %j', (code, reasons) => {
  expect(listReasons(diffs, createPageSource(`\`\`\`diff\n${code}\n\`\`\``))).toEqual(reasons);
});

it('leaves other code alone', () => {
  expect(listReasons(diffs, createPageSource('```ts\nrake();\n```'))).toEqual([]);
});
