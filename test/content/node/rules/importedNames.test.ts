import { expect, it } from 'vitest';
import { importedNames } from '../../../../src/content/node/rules/importedNames';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

const INSTALL = '```install\nspades@2\n```';

it.each([
  ["import { Rake } from 'rakes';", '', []],
  ["import { Hoe } from 'rakes';", '', ['error 7: "rakes" exports no "Hoe".']],
  ["import spade from 'spades';", '', ['error 7: Module "spades" is not installed.']],
  ["import spade from 'spades';", INSTALL, []],
  ["import './rake.css';", '', []],
])('looks up what is imported: %s %j', (code, more, reasons) => {
  const page = createPageSource(`\`\`\`tsx\n${code}\n\`\`\`\n\n${more}`);
  expect(listReasons(importedNames, page, { components: { Rake: [] } })).toEqual(reasons);
});
