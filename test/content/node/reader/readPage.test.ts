import { expect, it } from 'vitest';
import { createPageSource } from '../rules/createPageSource';

const TEXT = `## Import

\`\`\`tsx
import Rake from 'rake';
\`\`\`

Look at the teeth.

<Demo name="RakeTeeth" />

<Demo name="RakeLost" layout="stretch" />

### Keys

| Key | Effect |
| --- | --- |
| Tab | Moves |

![Leaves](/leaves.svg) ![](/twig.svg)

<Picture light="/day.svg" dark="/night.svg" alt="" width="40" height="30" />

<Playground component="Rake" props="teeth" />`;

it('takes a page apart, with the line of each part', () => {
  const page = createPageSource(TEXT, { demos: { RakeTeeth: 'code', RakeUnused: '' } });
  expect(page).toMatchObject({
    file: 'data/material-ui/react-rake/react-rake.mdx',
    pathname: '/material-ui/react-rake',
    section: 'material-ui',
    frontMatter: { title: 'Rake' },
    diagnostics: [],
    headings: [
      { line: 6, depth: 2, text: 'Import' },
      { line: 18, depth: 3, text: 'Keys' },
    ],
    fences: [{ line: 9, language: 'tsx', code: "import Rake from 'rake';", title: '', removed: [] }],
    demos: [
      { line: 14, name: 'RakeTeeth', file: 'data/material-ui/react-rake/RakeTeeth.tsx', code: 'code' },
      { line: 16, name: 'RakeLost', code: '' },
    ],
    playgrounds: [{ line: 28, component: 'Rake' }],
    tables: [{ line: 20, id: null, header: ['Key', 'Effect'] }],
    images: [
      { line: 24, alt: 'Leaves' },
      { line: 24, alt: null },
      { line: 26, alt: '' },
    ],
  });
});

it('reports front matter that the build would refuse', () => {
  const page = createPageSource('Text.', { components: 'not a name' });
  expect(page.frontMatter).toBeNull();
  expect(page.diagnostics).toMatchObject([
    { line: 4, severity: 'error', reason: expect.stringContaining('components') },
  ]);
});

const TABLES = `## Options

| Key | Value |
| --- | --- |

## Accessibility

| Role | Element |
| --- | --- |

### Keys

| Key | Effect |
| --- | --- |

| Keys | Effect |
| --- | --- |`;

it('gives the first table of keys in the section about accessibility an anchor', () => {
  const { tables } = createPageSource(TABLES);
  expect(tables.map(({ id }) => id)).toEqual([null, null, 'keyboard-table', null]);
});

it('reads the plan of a section from the mark of its heading, which is no part of its text', () => {
  const page = createPageSource(
    '## Digging <Plan of="premium" />\n\nText <Plan of="pro" />.\n\n## Raking <Plan of="gold" />\n\nText.',
  );
  expect(page.headings).toMatchObject([
    { text: 'Digging', id: 'digging', plan: 'premium' },
    { text: 'Raking', id: 'raking', plan: null },
  ]);
  expect(page.diagnostics).toMatchObject([{ reason: '<Plan of> is one of pro, premium.' }]);
});
