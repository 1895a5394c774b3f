import { expect, it } from 'vitest';
import { deprecatedNames } from '../../../../src/content/node/rules/deprecatedNames';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

const components = { Rake: ['teeth', 'oldTeeth'], Fork: ['oldTeeth', 'oldHandle'] };
const unmarked = (name: string) => `error 5: \`${name}\` is deprecated, and its section does not say so.`;

it.each<[text: string, documented: string, reasons: string[]]>([
  ['Set `teeth` or `oldTeeth`.', 'Rake', [unmarked('oldTeeth')]],
  ['Set `oldTeeth="12"`.', 'Rake', [unmarked('oldTeeth')]],
  ['Set `oldTeeth`, which is deprecated.', 'Rake', []],
  ['Set `oldTeeth`.\n\n- It is deprecated.', 'Rake', []],
  ['Set `oldTeeth`.\n\n## Handle\n\nIt is deprecated.', 'Rake', [unmarked('oldTeeth')]],
  ['Set `oldHandle`.', 'Rake', []],
  [
    'Write `top: (theme) => theme.spacing(1)`.',
    '',
    ['error 5: `top: (theme) => theme.spacing(1)` is deprecated in `sx`, and its section does not say so.'],
  ],
])('finds what %j does not mark', (text, documented, reasons) => {
  const page = createPageSource(text, documented ? { components: documented } : {});
  const found = listReasons(deprecatedNames, page, { components });
  expect(found.map((reason) => reason.replace(/^error \d+/, 'error 5'))).toEqual(reasons);
});
