import { expect, it } from 'vitest';
import { differences } from '../../../../src/content/node/rules/differences';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each([
  ['- rake();\n+ sweep();\n\n  leaves();\n-\n    piles();', []],
  ['-rake();', ['error 7: The line "-rake();" of a difference has no space after its sign.']],
  ['+ rake();\n leaves();', ['error 8: The line " leaves();" of a difference has no space after its sign.']],
])('finds signs without a space in %j', (code, reasons) => {
  expect(listReasons(differences, createPageSource(`\`\`\`diff\n${code}\n\`\`\``))).toEqual(reasons);
});

it('leaves other code alone', () => {
  expect(listReasons(differences, createPageSource('```ts\nrake();\n```'))).toEqual([]);
});
