import { describe, expect, it } from 'vitest';
import { runInTemporaryFolder, writeFile } from '../../../temporaryFolder';

const createPackage = (name: string, manifest: object, text = 'Permission is hereby granted …') => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: '1.2.3',
    license: 'MIT',
    ...manifest,
  }),
  [`node_modules/${name}/LICENSE`]: text,
});

runInTemporaryFolder({
  'package.json': JSON.stringify({ dependencies: { rake: '1.2.3', hoe: '1.2.3' } }),
  ...createPackage('rake', { dependencies: { handle: '*' }, peerDependencies: { hoe: '*', spade: '*' } }),
  ...createPackage('hoe', { homepage: 'https://hoe.example/' }),
  ...createPackage('handle', { repository: 'garden/handle', license: 'Apache-2.0' }, 'Apache License\r\n'),
  ...createPackage('spade', {}),
  'node_modules/handle/NOTICE': 'Made by the smith.\n',
});

const read = async () =>
  (await import('../../../../src/extensions/licenses/node/shippedPackages')).readShippedPackages();

describe('the packages that ship', () => {
  it('are described, by name, with what of the others they need', async () => {
    const packages = await read();
    expect(packages.map(({ name }) => name)).toEqual(['handle', 'hoe', 'rake']);
    expect(packages.map(({ homePage }) => homePage)).toEqual([
      'https://github.com/garden/handle',
      'https://hoe.example/',
      null,
    ]);
    // The spade would be installed for others: the site does not depend on it.
    expect(packages[2]?.dependencies).toEqual(['node_modules/handle', 'node_modules/hoe']);
  });

  it('bring the notice that a license obliges to pass on', async () => {
    expect((await read())[0]?.text).toBe('Apache License\n\nMade by the smith.');
  });

  it('stop the build when what was inside of one is there no longer', async () => {
    const next = createPackage('next', {});
    for (const [file, text] of Object.entries(next)) writeFile(file, text);
    writeFile('package.json', JSON.stringify({ dependencies: { next: '1.2.3' } }));
    await expect(read()).rejects.toThrow(
      'data/licenses.ts:1: node_modules/next/dist/compiled/buffer/LICENSE is missing',
    );
  });

  it.each([
    ['an unknown license', 'GPL-3.0', '"GPL-3.0"'],
    ['no license', undefined, '"none"'],
    ['a license in a form of old manifests', { type: 'MIT' }, '"none"'],
  ])('stop the build with %s', async (_, license, named) => {
    writeFile(
      'node_modules/handle/package.json',
      JSON.stringify({ name: 'handle', version: '1.2.3', license }),
    );
    await expect(read()).rejects.toThrow(
      `node_modules/handle/package.json: handle 1.2.3 has the license ${named}, which data/licenses.ts does not accept.`,
    );
  });
});
