// Loaded before the first test's clock runs.
import 'typescript';
import { expect, it } from 'vitest';
import type { RuleContext } from '../../../../src/content/node/facts/rule';
import { runInTemporaryFolder, writeFile } from '../../../temporaryFolder';

const DEMO = 'export default function Rake() {\n  return null;\n}\n';
const START = '---\ntitle: Garden\ndescription: About the garden.\n---\n\n';

runInTemporaryFolder({
  'data/garden/garden.mdx': `${START}<Demo name="Rake" />\n`,
  'data/garden/product.ts': '',
  'data/garden/menu.ts': '',
  'data/garden/Rake.tsx': DEMO,
  'data/garden/spade/spade.mdx': START,
});

/** The faults of the first page, with some files beside it. */
async function find(files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) writeFile(`data/garden/${name}`, text);
  const { readPage } = await import('../../../../src/content/node/reader/readPage');
  const { unusedDemos } = await import('../../../../src/content/node/rules/unusedDemos');
  const { formatDiagnostic } = await import('../../../../src/base/node/diagnostic');
  return unusedDemos.check(readPage('data/garden/garden.mdx'), {} as RuleContext).map(formatDiagnostic);
}

const show = (...names: string[]) => START + names.map((name) => `<Demo name="${name}" />\n`).join('\n');

it.each([
  ['the demo that the page shows', {}],
  [
    'files that it imports, and those that they import',
    {
      'Rake.tsx': `import { leaves } from './leaves';\nimport './rake.css';\n${DEMO}`,
      'leaves.ts': "export { wind } from './wind';\n",
      'wind.tsx': '',
      'rake.css': '',
    },
  ],
  [
    'a demo that is a folder',
    {
      'garden.mdx': show('Rake', 'Shed'),
      'Shed/index.tsx': `import { theme } from './theme';\n${DEMO}`,
      'Shed/theme.ts': '',
    },
  ],
  [
    'all stylings of a demo',
    {
      'garden.mdx': show('Rake', 'Hoe'),
      'Hoe/system/index.tsx': DEMO,
      'Hoe/tailwind/index.tsx': DEMO,
      'Hoe/css/index.tsx': `import './styles.css';\n${DEMO}`,
      'Hoe/css/styles.css': '',
    },
  ],
  ['what belongs to another page', { 'spade/Spade.tsx': DEMO }],
  ['files of the system', { '.DS_Store': '' }],
])('accepts %s', async (_, files) => {
  expect(await find(files)).toEqual([]);
});

it.each([
  [
    'a demo that no page shows',
    { 'Hoe.tsx': DEMO },
    /^data\/garden\/Hoe\.tsx:1: data\/garden\/garden\.mdx shows no demo .* Show it with <Demo name="Hoe" \/>/,
  ],
  ['a file that no demo imports', { 'leaves.ts': '' }, /^data\/garden\/leaves\.ts:1: /],
  [
    'a folder that no page shows',
    { 'Shed/index.tsx': DEMO },
    /^data\/garden\/Shed\/index\.tsx:1: .*<Demo name="Shed" \/>/,
  ],
  [
    'a file of a folder that no file imports',
    {
      'garden.mdx': show('Rake', 'Shed'),
      'Shed/index.tsx': DEMO,
      'Shed/theme.ts': '',
    },
    /^data\/garden\/Shed\/theme\.ts:1: /,
  ],
  [
    'a demo that another page shows as its own',
    { 'Hoe.tsx': DEMO, 'spade/spade.mdx': show('Hoe') },
    /^data\/garden\/Hoe\.tsx:1: /,
  ],
  [
    'an import that leads nowhere',
    { 'Rake.tsx': `import './hoe';\n${DEMO}` },
    /^data\/garden\/Rake\.tsx:1: imports \.\/hoe, but there is no hoe\.ts/,
  ],
])('finds %s', async (_, files, fault) => {
  expect(await find(files)).toEqual([expect.stringMatching(fault)]);
});
