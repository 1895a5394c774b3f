import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { runInTemporaryFolder } from '../../../../temporaryFolder';

runInTemporaryFolder({
  'data/garden/packages.ts': "export const packages = [{ name: '@garden/core' }];\n",
  'data/garden/rake/RakeTeeth.tsx': 'export default function RakeTeeth() {}\n',
});

const PATH = 'data/garden/rake/rake.mdx';
const DEMO = '<Demo name="RakeTeeth" />';
const PLAYGROUND = '<Playground component="Rake" props="size" />';
const IMPORT = '## Import\n\nText.';

/** What stops the build at a page, `null` when nothing does. The text begins on line 7. */
async function findFault(text: string, field = 'components: [Rake]'): Promise<string | null> {
  const value = `---\ntitle: Rake\ndescription: A rake gathers leaves.\n${field}\n---\n\n${text}\n`;
  const { mdxOptions } = await import('../../../../../src/content/node/compile/options');
  return compile({ path: PATH, value }, mdxOptions).then(
    () => null,
    (error: Error) => error.message,
  );
}

describe('a page of a component', () => {
  it.each([
    ['a demo', `${DEMO}\n\n${IMPORT}`],
    ['a playground', `${PLAYGROUND}\n\n${IMPORT}\n\n${DEMO}`],
    ['text, before it has headings', 'To be written.'],
    ['nothing, before it is written', ''],
  ])('may begin with %s', async (_, text) => {
    expect(await findFault(text)).toBeNull();
  });

  it.each([
    ['begins with text', `Text.\n\n${DEMO}\n\n${IMPORT}`, 7, 'begins with the component'],
    ['begins with its import', `${IMPORT}\n\n${DEMO}`, 7, 'begins with the component'],
    ['begins with a card', `<Cards>\n</Cards>\n\n${IMPORT}`, 7, 'begins with the component'],
    ['shows two demos first', `${PLAYGROUND}\n\n${DEMO}\n\n${IMPORT}`, 9, 'This is between'],
    ['says something before its import', `${DEMO}\n\nText.\n\n${IMPORT}`, 9, 'This is between'],
    ['has another section first', `${DEMO}\n\n## Sizes\n\n${IMPORT}`, 9, 'is "## Import", not "Sizes"'],
    ['has its import on another level', `${DEMO}\n\n#### Import`, 9, 'is "## Import", not "Import"'],
  ])('stops the build, with line and fix, when it %s', async (_, text, line, reason) => {
    const fault = await findFault(text);
    expect(fault).toContain(`${PATH}:${line}: `);
    expect(fault).toContain(reason);
    expect(fault).toMatch(/(Put|Add|Move) .*"## Import"/);
  });

  it('may also document a hook', async () => {
    expect(await findFault(`Text.\n\n${IMPORT}`, 'hooks: [useRake]')).toContain('begins with the component');
  });
});

it.each([
  ['a guide', 'githubLabel: rake'],
  ['a landing page', 'components: [Rake]\nlayout: landing'],
])('%s begins as it likes', async (_, field) => {
  expect(await findFault(`Text.\n\n## Rakes\n\n${DEMO}`, field)).toBeNull();
});
