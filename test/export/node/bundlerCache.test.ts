import { existsSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { site } from '../../../data/site';
import { runInTemporaryFolder, writeFile } from '../../temporaryFolder';

const KEPT = '.next/cache/turbopack/kept';

runInTemporaryFolder({
  'src/content/node/compile/loader.ts': 'export const loader = 1;',
  'src/page/shared/page.ts': 'export const page = 1;',
  'next.config.ts': 'export default {};',
  'package-lock.json': '{}',
  'tsconfig.json': '{}',
  'data/products.ts': 'export const products = [];',
  'data/garden/rake.mdx': '# Rake',
});

/** Whether what a build has kept is still there at the start of the next one. */
async function isKept(change: () => void, now = site): Promise<boolean> {
  const { dropStaleBundlerCache } = await import('../../../src/export/node/bundlerCache');
  dropStaleBundlerCache(site);
  writeFile(KEPT, 'bundles');
  change();
  dropStaleBundlerCache(now);
  return existsSync(KEPT);
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.each([
  [undefined, 8e9, 0, true],
  [undefined, 8e9, 2 ** 64, true],
  [undefined, 8e9, 4e9, false],
  [undefined, 4e9, 0, false],
  ['off', 8e9, 0, false],
  ['on', 8e9, 0, true],
])(
  'a build with ATLAS_BUNDLER_CACHE=%s, %d bytes of memory and a limit of %d keeps bundles: %s',
  async (value, memory, limit, keeps) => {
    const { usesBundlerCache } = await import('../../../src/export/node/bundlerCache');
    vi.stubEnv('ATLAS_BUNDLER_CACHE', value);
    expect(usesBundlerCache(memory, limit)).toBe(keeps);
  },
);

it('a build keeps bundles where the system tells no limit', async () => {
  const { usesBundlerCache } = await import('../../../src/export/node/bundlerCache');
  vi.stubEnv('ATLAS_BUNDLER_CACHE', undefined);
  vi.spyOn(process, 'constrainedMemory').mockReturnValue(undefined as never);
  expect(usesBundlerCache(8e9)).toBe(true);
});

describe('what the bundler has kept', () => {
  it('serves the next build, also after the text of a page has changed: the bundler sees that', async () => {
    expect(await isKept(() => {})).toBe(true);
    expect(await isKept(() => writeFile('data/garden/rake.mdx', '# Rakes'))).toBe(true);
  });

  it.each([
    ['the code of a loader', 'src/content/node/compile/loader.ts', 'export const loader = 2;'],
    ['what loaders import', 'src/page/shared/page.ts', 'export const page = 2;'],
    ['a manifest', 'data/products.ts', 'export const products = [1];'],
    ['the packages', 'package-lock.json', '{"a":1}'],
    ['the configuration', 'next.config.ts', 'export default { a: 1 };'],
    ['the files that there are', 'data/garden/Rake/index.tsx', ''],
  ])('is gone after a change of %s', async (_what, file, text) => {
    expect(await isKept(() => writeFile(file, text))).toBe(false);
  });

  it('is gone where the values of the site have changed', async () => {
    expect(await isKept(() => {}, { ...site, name: 'Other' })).toBe(false);
  });
});

it.each([
  [true, 'data/garden/rake.mdx'],
  [false, 'src/content/node/compile/loader.ts'],
  [false, 'src/page/node/openPages/new.ts'],
  [false, 'package-lock.json'],
])('that the development server keeps bundles is %s when %s changes', async (stays, file) => {
  const { dropStaleDevCache } = await import('../../../src/export/node/bundlerCache');
  dropStaleDevCache();
  writeFile('.next/dev/cache/button', 'compiled');
  dropStaleDevCache();
  expect(existsSync('.next/dev/cache')).toBe(true);
  writeFile(file, 'changed');
  dropStaleDevCache();
  expect(existsSync('.next/dev/cache')).toBe(stays);
});
