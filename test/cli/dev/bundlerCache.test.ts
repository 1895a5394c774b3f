import { existsSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { runInTemporaryFolder, writeFile } from '../../temporaryFolder';

const LOADER = 'src/content/node/compile/options.ts';

runInTemporaryFolder({
  [LOADER]: 'export const mdxOptions = {};',
  'src/page/shared/page.ts': '',
  'package-lock.json': '{}',
});

const CACHE = '.next/dev/cache';
const start = async () => (await import('../../../src/cli/dev/bundlerCache')).dropOutdatedCache();

beforeEach(async () => {
  await start();
  writeFile(`${CACHE}/button`, 'compiled');
});

it('stays while code and packages are the same', async () => {
  await start();
  expect(existsSync(CACHE)).toBe(true);
});

it.each([LOADER, 'src/page/node/openPages/new.ts', 'package-lock.json'])(
  'goes when %s changes',
  async (file) => {
    writeFile(file, 'changed');
    await start();
    expect(existsSync(CACHE)).toBe(false);
  },
);
