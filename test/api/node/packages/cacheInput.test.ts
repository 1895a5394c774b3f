import { expect, it } from 'vitest';
import { runInTemporaryFolder, writeFile } from '../../../temporaryFolder';
import { createApi, createComponent } from '../pages/createApi';

const packages = [{ name: '@garden/core', section: 'garden', path: '/garden/api' }];
const others = ['typescript', '@types/react', '@mui/types', '@mui/utils', '@mui/styled-engine'];
const toManifest = (version: string) => JSON.stringify({ version });

runInTemporaryFolder({
  ...Object.fromEntries(others.map((name) => [`node_modules/${name}/package.json`, toManifest('1.0.0')])),
  'node_modules/@garden/core/package.json': toManifest('1.0.0'),
  'src/api/shared/api.ts': '',
  'src/base/node/files.ts': '',
  'src/api/node/packages/extractApi.ts': '',
});

const load = () => import('../../../../src/api/node/packages/cacheInput');

it.each([
  ['a documented package', 'node_modules/@garden/core/package.json', toManifest('1.0.1')],
  ['the compiler', 'node_modules/typescript/package.json', toManifest('6.0.4')],
  ['the extractor', 'src/api/node/packages/extractApi.ts', '// changed'],
])('differs when %s has changed', async (_, file, text) => {
  const { getCacheInput } = await load();
  const input = getCacheInput(packages);
  expect(getCacheInput(packages)).toBe(input);
  writeFile(file, text);
  expect(getCacheInput(packages)).not.toBe(input);
});

it('differs when the options of a package have changed', async () => {
  const { getCacheInput } = await load();
  const changed = packages.map((one) => ({ ...one, leftOut: ['Rake'] }));
  expect(getCacheInput(changed)).not.toBe(getCacheInput(packages));
});

it('does not ask for packages that are not installed', async () => {
  const { getCacheInput } = await load();
  expect(getCacheInput([...packages, { name: '@garden/pro', section: 'garden', path: '/garden/api' }])).toBe(
    getCacheInput(packages),
  );
});

it('does not trust a text that is something else', async () => {
  const { parseApi } = await import('../../../../src/api/node/packages/loadApi');
  const api = { ...createApi(createComponent({})), unread: ['The classes of Rake.'] };
  expect(parseApi(JSON.stringify(api))).toEqual(api);
  expect(parseApi('{ "components": 1 }')).toBeNull();
});
