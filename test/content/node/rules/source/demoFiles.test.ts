// Loaded before the first test's clock runs.
import 'typescript';
import { expect, it } from 'vitest';
import { runInTemporaryFolder, writeFile } from '../../../../temporaryFolder';

const START = '---\ntitle: Garden\ndescription: About the garden.\n---\n\n';

runInTemporaryFolder({
  'data/garden/rake/Leaf.tsx': 'export default function Leaf() {\n  return null;\n}\n',
  'data/garden/rake/rake.mdx': `${START}<Demo name="Leaf" />\n`,
});

/** What is wrong with a page of a text, which begins on line 6. */
async function find(text: string): Promise<string[]> {
  writeFile('data/garden/garden.mdx', `${START}${text}\n`);
  const { readPage } = await import('../../../../../src/content/node/reader/readPage');
  const { demoFiles } = await import('../../../../../src/content/node/rules/source/demoFiles');
  return demoFiles.check(readPage('data/garden/garden.mdx')).map(({ line, reason }) => `${line}: ${reason}`);
}

const show = (from: string) => `<Showcase>\n  <Demo name="Leaf" from="${from}" />\n</Showcase>`;

it('finds a demo without a file', async () => {
  expect(await find('Text.\n\n<Demo name="Leaf" />')).toEqual([
    '8: Demo "Leaf" has no file Leaf.tsx beside the page. Make it, or correct the name.',
  ]);
});

it('finds demos of other pages that do not exist, or that their page does not show', async () => {
  expect(await find(show('garden/rake/rake'))).toEqual([]);
  expect(await find(show('garden/spade/spade'))).toEqual([
    '7: Demo "Leaf" is from "garden/spade/spade", but there is no page data/garden/spade/spade.mdx. Name the ' +
      'module of the page that shows it.',
  ]);
  writeFile('data/garden/rake/rake.mdx', `${START}Nothing to see.\n`);
  expect(await find(show('garden/rake/rake'))).toEqual([
    '7: Demo "Leaf" is from "garden/rake/rake", but data/garden/rake/rake.mdx does not show it. Add ' +
      '<Demo name="Leaf" /> there, where readers find its code.',
  ]);
});
