// Loaded before the first test's clock runs.
import 'typescript';
import { expect, it } from 'vitest';
import { createProduct } from '../../../createProduct';
import { createApi, createComponent, createProp } from '../../../api/node/pages/createApi';
import { runInTemporaryFolder, writeFile } from '../../../temporaryFolder';

const api = createApi();

const toPage = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: About the garden.\n---\n\n${text}\n`;

runInTemporaryFolder({
  'package.json': '{}',
  'data/garden/garden.mdx': toPage('Garden', '## Soil'),
  'data/garden/rake/rake.mdx': toPage('Rake', '[Soil](/garden/#soil)'),
});

const rake = { pathname: '/garden/rake' };

async function find(nav = [rake], ofApi = api): Promise<string[]> {
  const { checkContent } = await import('../../../../src/content/node/checkContent');
  const { readSiteContent } = await import('../../../../src/content/node/facts/siteContent');
  const { formatRuleDiagnostic } = await import('../../../../src/content/node/facts/rule');
  const { listRules, siteRules } = await import('../../../../src/content/node/rules');
  const site = readSiteContent([createProduct({ nav })], ofApi);
  // Other rules for the site are about its manifests, which are not in the temporary folder.
  const rules = { ...(await listRules('build')), site: siteRules.filter(({ name }) => name === 'menus') };
  return checkContent(site, site.pages, rules).map(formatRuleDiagnostic);
}

it('finds nothing where nothing is wrong', async () => {
  expect(await find()).toEqual([]);
});

it('finds all faults of all files, sorted', async () => {
  writeFile('data/garden/garden.mdx', '---\ntitle: Garden\n---\n\n<Demo name="Leaf" />\n');
  writeFile('data/garden/rake/rake.mdx', toPage('Spade', '[A](/garden/#gone)\n\n[B](/nowhere/)'));
  expect(await find([rake, rake])).toEqual([
    expect.stringMatching(/^data\/garden\/garden\.mdx:1: Front matter "description": /),
    'data/garden/garden.mdx:5: Demo "Leaf" has no file Leaf.tsx beside the page. Make it, or correct the name. [demoFiles]',
    'data/garden/menu.ts:1: Duplicated pathname in pages: /garden/rake appears more than once in ' +
      'data/garden/menu.ts. Remove one of the entries, or give the group an id of its own. [menus]',
    'data/garden/rake/rake.mdx:2: the page is titled "Spade", but data/garden/menu.ts says "Rake". ' +
      'A page has one title: make both the same. [title]',
    'data/garden/rake/rake.mdx:6: Link to /garden/#gone: /garden/ has no element with the id "gone". ' +
      'Anchors are made from headings. Correct or remove it. [links]',
    'data/garden/rake/rake.mdx:8: Link to /nowhere/: there is no such page. Correct or remove it. [links]',
  ]);
});

it('names the line of what MDX cannot read, and judges no link to such a page', async () => {
  writeFile('data/garden/garden.mdx', toPage('Garden', '[Tines](/garden/rake/#tines)'));
  writeFile('data/garden/rake/rake.mdx', toPage('Rake', '<details>\n\nText'));
  expect(await find()).toEqual([
    'data/garden/rake/rake.mdx:6: MDX cannot read this: Expected a closing tag for `<details>` (6:1-6:10). ' +
      'Close each element where it was opened, and <br /> right away; put code in backticks, or write \\<. [syntax]',
  ]);
});

it('finds a heading where the build writes one, and names without a reference', async () => {
  const page =
    '---\ntitle: Rake\ndescription: A rake.\nhooks: [useRake]\n---\n\n## API\n\n[API](#api) [No](/garden/#api)\n';
  writeFile('data/garden/rake/rake.mdx', page);
  expect(await find()).toEqual([
    'data/garden/rake/rake.mdx:4: front matter "hooks" names "useRake", for which no package of garden has ' +
      'an API page. Correct the name, or see data/garden/packages.ts. [apiPages]',
    'data/garden/rake/rake.mdx:7: A component page begins with the component. Put its <Playground> or its best ' +
      '<Demo> right below the front matter, and move this below "## Import". [leadElement]',
    'data/garden/rake/rake.mdx:7: The section "API" is written by the build, from the front matter. ' +
      'Rename or remove the heading of the same name. [headingStructure]',
    'data/garden/rake/rake.mdx:9: Link to /garden/#api: /garden/ has no element with the id "api". ' +
      'Anchors are made from headings. Correct or remove it. [links]',
  ]);
});

it('finds links to headings that an API page does not have', async () => {
  const component = createComponent({ name: 'Rake', props: [createProp({ name: 'size' })] });
  const links = ['rake-prop-size', 'props', 'rake-prop-sise'].map((id) => `[A](/garden/api/rake/#${id})`);
  writeFile('data/garden/rake/rake.mdx', toPage('Rake', links.join('\n\n')));
  expect(await find([rake], createApi(component))).toEqual([
    'data/garden/rake/rake.mdx:10: Link to /garden/api/rake/#rake-prop-sise: /garden/api/rake/ has no element ' +
      'with the id "rake-prop-sise". Anchors are made from headings. Correct or remove it. [links]',
  ]);
});
