import { expect, it } from 'vitest';
import { createError, formatDiagnostic, sortDiagnostics } from '../../../src/base/node/diagnostic';

it('reads as place, reason and fix', () => {
  const finding = createError('data/rake.mdx', 12, 'A tooth is missing.', 'Add it.');
  expect(formatDiagnostic(finding)).toBe('data/rake.mdx:12: A tooth is missing. Add it.');
});

it('is listed once, by file and line', () => {
  const [one, two, three] = [
    createError('data/rake.mdx', 9, 'A.', ''),
    createError('data/rake.mdx', 12, 'B.', ''),
    createError('data/spade.mdx', 1, 'C.', ''),
  ];
  expect(sortDiagnostics([three, two, one, two])).toEqual([one, two, three]);
});
