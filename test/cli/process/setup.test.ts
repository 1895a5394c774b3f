import { existsSync, readFileSync, symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { runInTemporaryFolder, writeFile } from '../../temporaryFolder';

const { run } = vi.hoisted(() => ({ run: vi.fn() }));
vi.mock('../../../src/cli/process/run.mjs', () => ({ run }));

runInTemporaryFolder({ 'package-lock.json': '{}' });

beforeEach(() => {
  run.mockReset();
});

const load = () => import('../../../src/cli/process/setup.mjs');

it('packages are installed when they are not those of the lockfile', async () => {
  run.mockImplementation(() => writeFile('node_modules/react/package.json', '{}'));
  const { ensureInstalled } = await load();
  await ensureInstalled();
  await ensureInstalled();
  expect(run.mock.calls).toEqual([['npm', ['ci', '--no-audit', '--no-fund'], expect.anything()]]);
});

it('packages of another checkout are left alone: npm ci would delete them', async () => {
  writeFile('repository/node_modules/react/package.json', '{}');
  symlinkSync(path.resolve('repository/node_modules'), 'node_modules');
  const { ensureInstalled } = await load();
  await ensureInstalled();
  expect(run).not.toHaveBeenCalled();
  expect(existsSync('node_modules/react/package.json')).toBe(true);
});

function writeSources(): void {
  for (const folder of ['pages', 'src', 'data', 'public']) writeFile(`${folder}/garden.txt`, 'wet');
  writeFile('next.config.ts', '');
}

it('a site is built when it is missing, and when a source is newer', async () => {
  writeSources();
  const { ensureExport } = await load();
  run.mockImplementation(() => writeFile('out/.complete', ''));
  expect(await ensureExport()).toBe(true);
  expect(await ensureExport()).toBe(false);
  expect(run).toHaveBeenCalledTimes(1);
  utimesSync('data/garden.txt', new Date(), new Date(Date.now() + 60_000));
  await ensureExport();
  expect(run).toHaveBeenCalledTimes(2);
});

it('a site of which only the publication was left to do is not built again', async () => {
  writeSources();
  writeFile('.export/index.html', 'new');
  writeFile('.export/.complete', '');
  await (await load()).ensureExport();
  expect(run).not.toHaveBeenCalled();
  expect(readFileSync('out/index.html', 'utf8')).toBe('new');
});
