import { describe, expect, it } from 'vitest';
import { runInTemporaryFolder } from '../../../temporaryFolder';

const MIT = 'Permission is hereby granted …';

/** A package of the test's own, with its license. */
const createPackage = (name: string, dependencies: readonly string[] = [], text = MIT) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name: name.replace(/.*node_modules\//, ''),
    version: '1.2.3',
    license: 'MIT',
    dependencies: Object.fromEntries(dependencies.map((one) => [one, '*'])),
  }),
  [`node_modules/${name}/LICENSE`]: text,
});

runInTemporaryFolder({
  'package.json': JSON.stringify({
    dependencies: { rake: '*', '@garden/hoe': '*' },
    devDependencies: { spade: '*' },
  }),
  ...createPackage('rake', ['handle', 'not-installed', 'prettier', '@types/rake']),
  ...createPackage('@garden/hoe', ['handle', 'rake'], 'Copyright of the hoe’s makers\r\n'),
  ...createPackage('@garden/hoe/node_modules/handle', [], 'Copyright of the older handle'),
  ...createPackage('handle'),
  ...createPackage('prettier', ['parser']),
  ...createPackage('parser'),
  ...createPackage('spade'),
  ...createPackage('@types/rake'),
});

async function getBody() {
  const [{ getNotices }, { readShippedPackages }] = await Promise.all([
    import('../../../../src/extensions/licenses/node/notices'),
    import('../../../../src/extensions/licenses/node/shippedPackages'),
  ]);
  return getNotices(readShippedPackages()).body;
}

describe('the notices of third-party licenses', () => {
  it('name the dependencies of the site and theirs, each version with its own text', async () => {
    const body = await getBody();
    expect(body.match(/^\S+ 1\.2\.3 \(MIT\)$/gm)?.sort()).toEqual(
      ['@garden/hoe', 'handle', 'handle', 'rake'].map((name) => `${name} 1.2.3 (MIT)`),
    );
    expect(body).toContain('handle 1.2.3 (MIT)\n\nCopyright of the older handle\n');
    expect(body).toContain('@garden/hoe 1.2.3 (MIT)\n\nCopyright of the hoe’s makers\n');
  });

  it('print a text that packages share once', async () => {
    expect(await getBody()).toContain(`\nhandle 1.2.3 (MIT)\nrake 1.2.3 (MIT)\n\n${MIT}\n`);
  });

  it('leave out tools and types, which no browser gets', async () => {
    expect(await getBody()).not.toMatch(/prettier|parser|spade|@types/);
  });
});
