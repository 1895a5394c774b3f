import { describe, expect, it } from 'vitest';
import { createPageSource } from '../rules/createPageSource';

const BRACE =
  'A brace begins an expression, which a page does not have: put code in backticks, or write \\{.';
const ANGLE = 'A < begins an element: put code in backticks, or write \\<.';
const CLOSING =
  'Close each element where it was opened, and <br /> right away; put code in backticks, or write \\<.';

describe('what MDX cannot read', () => {
  it.each([
    ['a { b', 6, BRACE],
    ['One\n\nUse ${{ secrets.KEY }}.', 8, BRACE],
    ['{a: 1}', 6, BRACE],
    ['a <5 b', 6, ANGLE],
    ['a <- b', 6, ANGLE],
    ['Text <b', 6, ANGLE],
    ['Array<string> a', 6, CLOSING],
    ['<details>\n\nText', 6, CLOSING],
    ['One<br>two', 6, CLOSING],
    ['One </sub>', 6, CLOSING],
    ['<https://docs.example>', 6, 'Write a link as [text](address).'],
    ['<!-- a -->', 6, 'Write a comment as {/* … */}.'],
    ['<abbr title=a>A</abbr>', 6, 'Write attributes as name="value".'],
    ['export default', 7, 'A line of text does not begin with import or export: put code in backticks.'],
  ])('in %j has a line and says what to write instead', (text, line, fix) => {
    expect(createPageSource(text).diagnostics).toMatchObject([{ line, fix }]);
  });

  it('is not what MDX can read: a name in braces is logic', () => {
    expect(createPageSource('Use {name}.').diagnostics).toMatchObject([
      { line: 6, reason: expect.stringContaining('or write \\{ for a brace') },
    ]);
  });
});
