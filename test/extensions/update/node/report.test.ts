import { describe, expect, it } from 'vitest';
import { createError, createWarning } from '../../../../src/base/node/diagnostic';
import { compareExaminations } from '../../../../src/extensions/update/node/compareExaminations';
import type { Examination } from '../../../../src/extensions/update/node/examination';
import { formatReport } from '../../../../src/extensions/update/node/formatReport';

const before: Examination = {
  api: { '/garden/api/rake/': { width: 'number' }, '/garden/api/hoe/': { length: 'number' } },
  unread: ['The classes of Hoe.'],
  claims: [createError('data/garden/rake.mdx', 3, 'Known before.', '')],
  guides: [
    { file: 'data/garden/rake.mdx', documents: ['/garden/api/rake/', '/garden/api/hoe/'] },
    { file: 'data/garden/hoe.mdx', documents: ['/garden/api/hoe/'] },
  ],
  compilation: [],
  deprecations: [],
  rendering: [],
  mounting: [],
  sizes: { 'garden Rake': 1000, 'garden Hoe': 2000, 'garden Spade': 3000, 'garden Fork': 4000 },
};

const deprecated = (file: string, line: number) =>
  createWarning(file, line, "'width' is deprecated.", 'Use `size`.');

const after: Examination = {
  ...before,
  api: { ...before.api, '/garden/api/rake/': { size: 'number' } },
  unread: ['The classes of Hoe.', 'The drawing of Rake.'],
  claims: [
    createError('data/garden/rake.mdx', 9, 'Rake has no prop "width".', 'Name another one.'),
    createError('data/garden/rake.mdx', 3, 'Known before.', ''),
    createError('data/garden/hoe.mdx', 4, 'Module "hoe" is gone.', ''),
  ],
  compilation: [createError('data/garden/RakeWide.tsx', 2, 'No width.', '')],
  deprecations: [deprecated('data/garden/RakeWide.tsx', 5), deprecated('data/garden/RakeBasic.tsx', 1)],
  rendering: [createError('data/garden/RakeWide.tsx', 1, 'It crashes.', '')],
  mounting: [createError('data/garden/RakeBasic.tsx', 1, 'It prints: No.', '')],
  sizes: { 'garden Rake': 1051, 'garden Hoe': 1800, 'garden Spade': 3150 },
};

describe('the comparison with a trial', () => {
  const findings = compareExaminations(before, after);

  it('tells what is new, by file and line', () => {
    expect(findings.claims.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'data/garden/hoe.mdx:4',
      'data/garden/rake.mdx:9',
    ]);
    expect(findings.unread).toEqual(['The drawing of Rake.']);
  });

  it('tells sizes that differ by more than a twentieth, the largest change first', () => {
    expect(findings.sizes.map(({ name }) => name)).toEqual(['garden Hoe', 'garden Rake']);
  });

  it('tells the guides of what has changed', () => {
    expect(findings.guides).toEqual([{ file: 'data/garden/rake.mdx', changed: ['/garden/api/rake/'] }]);
  });

  it('has nothing to tell where nothing has changed', () => {
    expect(Object.values(compareExaminations(before, before)).flat()).toEqual([]);
  });
});

describe('the report', () => {
  const packages = [
    { name: 'garden', from: '1.0.0', version: '1.1.0', reason: null },
    { name: 'soil', from: '2.0.0', version: '2.1.0', reason: 'garden needs ^2.1.0' },
  ];

  it('has all findings, each part with their number', () => {
    expect(formatReport({ packages }, compareExaminations(before, after))).toMatchInlineSnapshot(`
      "# What the update changes

      - garden 1.0.0 → 1.1.0
      - soil 2.0.0 → 2.1.0 (garden needs ^2.1.0)

      ## Claims that no longer hold: 2

          data/garden/hoe.mdx:4: Module "hoe" is gone.
          data/garden/rake.mdx:9: Rake has no prop "width". Name another one.

      ## What no longer compiles: 1

          data/garden/RakeWide.tsx:2: No width.

      ## Demos that no longer render, or print something new: 2

          data/garden/RakeBasic.tsx:1: It prints: No.
          data/garden/RakeWide.tsx:1: It crashes.

      ## Facts that could not be read, which pages would be without: 1

          The drawing of Rake.

      ## Deprecated since, and used in demos: 1

          'width' is deprecated. Use \`size\`.
            data/garden/RakeBasic.tsx:1
            data/garden/RakeWide.tsx:5

      ## Pages to read again, with what has changed: 1

          data/garden/rake.mdx: /garden/api/rake/

      ## Sizes that differ by more than 5 %, after gzip: 2

          garden Hoe: 2.0 kB → 1.8 kB (-10 %)
          garden Rake: 1.0 kB → 1.1 kB (+5 %)

      ## The API: added (+), removed (-), changed (~): 3

            /garden/api/rake/
              + size: number
              - width: number"
    `);
  });

  it('begins with what could not be examined', () => {
    const findings = { ...compareExaminations(before, before), failed: ['The part sizes has failed.'] };
    expect(formatReport({ packages }, findings)).toContain(
      '## Parts that could not be examined: 1\n\n    The part sizes has failed.\n',
    );
  });

  it('says where there is nothing', () => {
    const report = formatReport({ packages }, compareExaminations(before, before));
    expect(report.match(/^## .*: none$/gm)).toHaveLength(8);
  });
});
