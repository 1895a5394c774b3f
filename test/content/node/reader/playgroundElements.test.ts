import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { runInTemporaryFolder } from '../../../temporaryFolder';

runInTemporaryFolder({
  'data/garden/packages.ts': "export const packages = [{ name: '@garden/core' }];\n",
});

const PATH = 'data/garden/rake/rake.mdx';
const RAKE = `<Playground component="Rake" props="size, teeth" start='{"teeth":9}' child="Handle" />`;

const toPage = (text: string) => ({
  path: PATH,
  value: `---\ntitle: Rake\ndescription: A rake gathers leaves.\n---\n\n${text}\n`,
});

const compilePage = async (text: string) => {
  const { mdxOptions } = await import('../../../../src/content/node/compile/options');
  return String(await compile(toPage(text), mdxOptions));
};

describe('<Playground>', () => {
  it('imports its components from the product’s package, for the server', async () => {
    const code = await compilePage(RAKE);
    expect(code).toContain("import Playground0_0 from '@garden/core/Rake'");
    expect(code).toContain("import Playground0_1 from '@garden/core/Handle'");
    expect(code).toMatch(/props: \["size", "teeth"\]|"props":\s*\["size",\s*"teeth"\]/);
  });

  it('and, on demand, for the browser', async () => {
    const { toDemoMap } = await import('../../../../src/content/node/compile/demoMap');
    expect(await toDemoMap(toPage(RAKE).value, PATH)).toContain(
      "export const playgrounds = { RakePlayground: () => Promise.all([import('@garden/core/Rake'), import('@garden/core/Handle')]) };",
    );
  });

  it('imports the example of the page that fills the component with content', async () => {
    const text = '<Playground component="Rake" variables="--Rake-gap" example="RakeExample" />';
    expect(await compilePage(text)).toContain("import Playground0_0 from './RakeExample'");
    const { toDemoMap } = await import('../../../../src/content/node/compile/demoMap');
    expect(await toDemoMap(toPage(text).value, PATH)).toContain(
      "export const playgrounds = { RakeVariables: () => Promise.all([import('./RakeExample')]) };",
    );
  });

  it.each([
    ['<Playground component="Rake" />', 'either props or variables'],
    ['<Playground component="Rake" props="a" variables="--Rake-gap" />', 'either props or variables'],
    [
      '<Playground component="Rake" props="a" child="Handle" example="RakeExample" />',
      'its child or its example',
    ],
    ['<Playground component="Rake" props="a" start="{a" />', 'option start: is not JSON'],
    [`<Playground component="Rake" props="a" start='{"a":[]}' />`, 'option start'],
    ['<Playground component="rake" props="a" />', 'option component: must be the name of a component'],
    ['<Playground component="Rake" props="a" size="big" />', 'Unrecognized key'],
    [`${RAKE}\n\n${RAKE}`, 'Two playgrounds have the anchor "RakePlayground"'],
    [`- <Playground component="Rake" props="a" />`, 'must be at the top level'],
  ])('stops at %s, with file and line', async (text, reason) => {
    await expect(compilePage(text)).rejects.toThrow(/^data\/garden\/rake\/rake\.mdx:\d+: /);
    await expect(compilePage(text)).rejects.toThrow(reason);
  });
});
