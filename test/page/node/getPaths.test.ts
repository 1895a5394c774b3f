import { describe, expect, it, vi } from 'vitest';
import type { ProductManifest } from '../../../src/site/shared/product';
import { createProduct } from '../../createProduct';
import { runInTemporaryFolder, writeFile } from '../../temporaryFolder';

const garden = createProduct({
  nav: [
    {
      pathname: '/garden/tools-group',
      children: [{ pathname: '/garden/react-rake' }, { pathname: '/garden/guides/soil' }],
    },
    { pathname: 'https://shop.example.com/', title: 'Shop' },
  ],
});

runInTemporaryFolder({
  'package.json': '{}',
  'data/garden/garden.mdx': '',
  'data/garden/react-rake/react-rake.mdx': '',
  'data/garden/guides/soil/soil.mdx': '',
});

/** The paths of a product, as Next asks for them. */
async function getPaths(product: ProductManifest) {
  const module = await import('../../../src/page/node/getPaths');
  return module.getPaths(product);
}

describe('getPaths', () => {
  it('names the root and every page of the menu, and no other path', async () => {
    expect(await getPaths(garden)).toEqual({
      paths: [
        { params: { slug: [] } },
        { params: { slug: ['react-rake'] } },
        { params: { slug: ['guides', 'soil'] } },
      ],
      fallback: false,
    });
  });

  it('leaves internal pages out of a production deployment, and only there', async () => {
    const internal: ProductManifest = { ...garden, isInternal: true };
    expect((await getPaths(internal)).paths).toHaveLength(3);
    vi.stubEnv('NEXT_PUBLIC_DEPLOYMENT', 'production');
    vi.resetModules();
    expect((await getPaths(internal)).paths).toEqual([]);
    expect((await getPaths(garden)).paths).toHaveLength(3);
    vi.unstubAllEnvs();
  });

  it('refuses a menu that names a path twice, and says where', async () => {
    const entry = "    { pathname: '/garden/react-rake' },\n";
    writeFile('data/garden/menu.ts', `export const menu = [\n  // A list.\n${entry}\n${entry}];\n`);
    const nav = [...garden.nav, { pathname: '/garden/react-rake' }];
    await expect(getPaths({ ...garden, nav })).rejects.toThrow(
      'Duplicated pathname in pages: /garden/react-rake appears more than once in data/garden/menu.ts, ' +
        'in lines 3 and 5. Remove one of the entries',
    );
  });

  it.each([
    [
      { pathname: 'garden/react-hose' },
      'data/garden/menu.ts:2: "garden/react-hose" is neither a path nor a web address. ' +
        'Begin it with a slash, or with https://.',
    ],
    [
      { pathname: '/garden/empty-group', title: 'Hoses', children: [] },
      'data/garden/menu.ts:3: the group "Hoses" has no entries. Add one, or remove the group.',
    ],
  ])('refuses the entry %j, which leads nowhere', async (entry, message) => {
    writeFile('data/garden/menu.ts', "[\n'garden/react-hose',\n'/garden/empty-group',\n]\n");
    const group = { pathname: '/garden/tools', children: [entry] };
    await expect(getPaths({ ...garden, nav: [...garden.nav, group] })).rejects.toThrow(message);
  });

  it('names menu, missing file and fix when an entry has no page', async () => {
    const nav = [...garden.nav, { pathname: '/garden/react-hose' }];
    await expect(getPaths({ ...garden, nav })).rejects.toThrow(
      'data/garden/menu.ts:1: the menu names /garden/react-hose, but data/garden/react-hose/react-hose.mdx ' +
        'does not exist. Write the page or remove the entry.',
    );
  });

  it('names page, menu and fix when a page has no entry', async () => {
    writeFile('data/garden/react-hose/react-hose.mdx', '');
    await expect(getPaths(garden)).rejects.toThrow(
      'data/garden/react-hose/react-hose.mdx:1: no entry of data/garden/menu.ts has the pathname ' +
        '/garden/react-hose, or the file is not named like its folder. ' +
        'Add an entry, or rename, move or delete the page.',
    );
  });

  it('asks for a menu entry of every API reference', async () => {
    const product = { ...garden, packages: [{ name: '@mui/system' }] };
    await expect(getPaths(product)).rejects.toThrow(
      'data/garden/menu.ts:1: data/garden/packages.ts puts API pages below /garden/api, and the menu does not lead ' +
        "there. Add the entry { pathname: '/garden/api', title: '…' }.",
    );
  });

  it('refuses a page that is not named like its folder: no address leads to it', async () => {
    writeFile('data/garden/react-rake/draft.mdx', '');
    await expect(getPaths(garden)).rejects.toThrow('data/garden/react-rake/draft.mdx');
  });
});
