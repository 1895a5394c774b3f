import { expect, it, vi } from 'vitest';
import type { SiteContent } from '../../../../../src/content/node/facts/siteContent';
import { createProduct } from '../../../../createProduct';
import { runInTemporaryFolder, writeFile } from '../../../../temporaryFolder';

vi.mock('../../../../../data/components', () => ({
  components: {
    garden: [
      {
        title: 'Tools',
        menuGroup: '/garden/tools',
        components: [{ title: 'Wheelbarrow', name: 'Wheelbarrow', description: 'It carries.' }],
      },
    ],
  },
}));
vi.mock('../../../../../data/referencePages.json', () => ({ default: ['/garden/react-pond/'] }));

runInTemporaryFolder({
  'data/garden/garden.mdx': '<Picture light="/static/day.svg" dark="/static/garden/night.svg" />',
  'data/garden/react-rake/react-rake.mdx': '',
  'data/drawings/rake.svg': '',
  'data/drawings/wheelbarrow.svg': '',
  'data/drawings/pond.svg': '',
  'data/drawings/scenes/shed.svg': '',
  'pages/404.tsx': "readDrawing('scenes/shed');",
  'src/brand.ts': "writeFile('public/static/written.png');",
  'public/manifest.webmanifest': '{ "icons": [{ "src": "/static/icon.svg" }] }',
  'public/static/icon.svg': '',
  'public/static/day.svg': '',
  'public/static/garden/night.svg': '',
});

async function find(): Promise<string[]> {
  const { unusedPictures } = await import('../../../../../src/content/node/rules/site/unusedPictures');
  const site = { products: [createProduct({})] } as Partial<SiteContent> as SiteContent;
  return unusedPictures.check(site).map(({ file }) => file);
}

it('accepts drawings of pages, of coming pages, of listed components and in code, and files that something names', async () => {
  expect(await find()).toEqual([]);
});

it.each([
  ['a drawing that no page is named like', 'data/drawings/spade.svg'],
  ['a scene that no code shows', 'data/drawings/scenes/rake.svg'],
  ['a picture that nothing names', 'public/static/dusk.svg'],
  ['a picture that is named in another folder', 'public/static/night.svg'],
  ['a picture that code only writes', 'public/static/written.png'],
])('finds %s', async (_, file) => {
  writeFile(file, '');
  expect(await find()).toEqual([file]);
});
