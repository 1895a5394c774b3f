import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runInTemporaryFolder, writeFile } from '../../temporaryFolder';
import { createApi, createComponent } from './createApi';

const packages = [{ name: '@garden/core', section: 'garden', path: '/garden/api' }];
const others = ['typescript', '@types/react', '@mui/types', '@mui/utils', '@mui/styled-engine'];
const toManifest = (version: string) => JSON.stringify({ version });

runInTemporaryFolder({
  ...Object.fromEntries(others.map((name) => [`node_modules/${name}/package.json`, toManifest('1.0.0')])),
  'node_modules/@garden/core/package.json': toManifest('1.0.0'),
  'data/apiPackages.ts': '',
  'src/model/api.ts': '',
  'src/build/files.ts': '',
  'src/build/package/extractApi.ts': '',
});

const loadCache = () => import('../../../src/build/package/cache');

it.each([
  ['a documented package', 'node_modules/@garden/core/package.json', toManifest('1.0.1')],
  ['the compiler', 'node_modules/typescript/package.json', toManifest('6.0.4')],
  ['the extractor', 'src/build/package/extractApi.ts', '// changed'],
  ['the list of packages', 'data/apiPackages.ts', '// changed'],
])('has another key when %s has changed', async (_, file, text) => {
  const { getCacheKey } = await loadCache();
  const key = getCacheKey(packages);
  expect(getCacheKey(packages)).toBe(key);
  writeFile(file, text);
  expect(getCacheKey(packages)).not.toBe(key);
});

it('does not ask for packages that are not installed', async () => {
  const { getCacheKey } = await loadCache();
  expect(getCacheKey([...packages, { name: '@garden/pro', section: 'garden', path: '/garden/api' }])).toBe(
    getCacheKey(packages),
  );
});

it('gives back what was written last, and keeps nothing else', async () => {
  const { readCachedApi, writeCachedApi } = await loadCache();
  const api = createApi(createComponent({}));
  writeCachedApi('old', createApi());
  writeCachedApi('new', api);
  expect(readCachedApi('new')).toEqual(api);
  expect(readCachedApi('old')).toBeNull();
  expect(readdirSync('.cache/api')).toEqual(['new.json']);
});

it('does not trust a file that holds something else', async () => {
  const { readCachedApi } = await loadCache();
  writeFile('.cache/api/odd.json', '{ "components": 1 }');
  expect(readCachedApi('odd')).toBeNull();
});
