import { expect, it } from 'vitest';
import { tableCells } from '../../../../src/content/node/rules/tableCells';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each<[text: string, reasons: string[]]>([
  ['| Rake |\n| --- |\n| Has teeth, e.g. twelve |', []],
  ['A rake has teeth.', []],
  ['| Rake |\n| --- |\n| Has teeth. |', ['The cell "Has teeth." ends in a full stop.']],
  [
    '| Rake |\n| --- |\n| It rakes. It has `teeth`. |',
    ['The cell "It rakes. It has `teeth`." ends in a full stop.'],
  ],
  ['| Rake |\n| --- |\n| Teeth, handle, etc. |', []],
])('finds full stops in the cells of %j', (text, reasons) => {
  const found = listReasons(tableCells, createPageSource(text));
  expect(found.map((reason) => reason.replace(/^error \d+: /, ''))).toEqual(reasons);
});
