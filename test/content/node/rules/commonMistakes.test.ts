import { expect, it } from 'vitest';
import { commonMistakes } from '../../../../src/content/node/rules/commonMistakes';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

const long = `${'rake '.repeat(600)}\n\n`;
const mistakes = (count: number) => `## Common mistakes\n\n${'**It breaks.** Mend it.\n\n'.repeat(count)}`;

it.each([
  [`${long}${mistakes(5)}## Next\n\nMore.`, 'Rake', []],
  [long, 'Rake', []],
  [`${long}${mistakes(6)}`, 'Rake', ['error 8: "Common mistakes" has 6 entries; 5 are the most.']],
  [`${long}${mistakes(2)}`, '', ['error 8: A guide has the section "Common mistakes".']],
  [mistakes(2), 'Rake', ['error 6: A page of 10 words has the section "Common mistakes".']],
])('judges the mistakes of a page', (text, components, reasons) => {
  expect(
    listReasons(
      commonMistakes,
      createPageSource(text, { components, pathname: '/material-ui/guides/rakes' }),
    ),
  ).toEqual(reasons);
});
