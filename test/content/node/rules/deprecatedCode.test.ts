import { expect, it } from 'vitest';
import { deprecatedCode } from '../../../../src/content/node/rules/deprecatedCode';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

const components = { Rake: ['teeth', 'oldTeeth'], OldRake: [], Box: ['color'] };

const check = (code: string, language = 'tsx') => {
  const page = createPageSource(`\`\`\`${language}\n${code}\n\`\`\``);
  return listReasons(deprecatedCode, page, { components }).map((reason) =>
    reason.replace(/^error \d+: /, ''),
  );
};

it.each<[code: string, reasons: string[]]>([
  ["import { Rake } from 'rakes';\n<Rake teeth={12} />", []],
  [
    "import { Rake } from 'rakes';\n<Rake oldTeeth={12} />",
    ['`oldTeeth` of Rake is deprecated. Use the new one.'],
  ],
  ["import { OldRake } from 'rakes';\n<OldRake />", ['OldRake is deprecated. Use the new one.']],
  ['import { Box } from \'@mui/material\';\n<Box color="red" sx={{ mt: 2 }} />', []],
  ["import { Box } from '@mui/material';\n<Box mt={2} />", ['The system prop `mt` of Box is deprecated.']],
  ["import { Box } from 'rakes';\n<Box mt={2} />", []],
  ['<a sx={(theme) => ({ top: theme.spacing(1) })} />', []],
  ['<a sx={[{ top: 1 }, (theme) => ({ top: theme.spacing(1) })]} />', []],
  [
    '<a sx={{ top: (theme) => theme.spacing(1) }} />',
    ['A function as a single value in `sx` is deprecated.'],
  ],
  ['<a sx={{ a: { top: (theme) => 1 } }} />', ['A function as a single value in `sx` is deprecated.']],
  ['<a>\n  {/* deprecated */}\n  <b sx={{ top: (theme) => 1 }} />\n</a>', []],
])('finds what is deprecated in %j', (code, reasons) => {
  expect(check(code)).toEqual(reasons);
});

it('leaves differences alone, which show both forms', () => {
  expect(check('- <a sx={{ top: (theme) => 1 }} />', 'diff')).toEqual([]);
});
