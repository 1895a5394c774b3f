import { expect, it } from 'vitest';
import { createError, formatFinding, sortFindings } from '../../../src/base/node/finding';

it('reads as place, fault and cure', () => {
  const finding = createError('data/rake.mdx', 12, 'A tooth is missing.', 'Add it.');
  expect(formatFinding(finding)).toBe('data/rake.mdx:12: A tooth is missing. Add it.');
});

it('is listed once, by file and line', () => {
  const [one, two, three] = [
    createError('data/rake.mdx', 9, 'A.', ''),
    createError('data/rake.mdx', 12, 'B.', ''),
    createError('data/spade.mdx', 1, 'C.', ''),
  ];
  expect(sortFindings([three, two, one, two])).toEqual([one, two, three]);
});
