import { expect, it } from 'vitest';
import { runInTemporaryFolder } from '../../temporaryFolder';

runInTemporaryFolder({
  'node_modules/@garden/core/package.json': '{ "name": "@garden/core", "version": "1.2.3-beta.4" }',
});

const loadManifests = () => import('../../../src/base/node/manifest');

it('reads a version from the installed package', async () => {
  const { readInstalledVersion } = await loadManifests();
  expect(readInstalledVersion('@garden/core')).toBe('1.2.3-beta.4');
});

it('says that a package is not installed', async () => {
  const { readInstalledVersion } = await loadManifests();
  expect(() => readInstalledVersion('@garden/rake')).toThrow(
    '@garden/rake holds no package. Run npm install.',
  );
});

it.each([
  ['@garden/core/Rake', '@garden/core'],
  ['garden/rake', 'garden'],
  ['garden', 'garden'],
])('finds the package of %s', async (specifier, name) => {
  const { getPackageName } = await loadManifests();
  expect(getPackageName(specifier)).toBe(name);
});
