import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { ensureInstalled } from '../../../src/build/commands/setup.mjs';
import { runInTemporaryFolder, writeFile } from '../../temporaryFolder';

const { run } = vi.hoisted(() => ({ run: vi.fn() }));
vi.mock('../../../src/build/commands/run.mjs', () => ({ run }));

runInTemporaryFolder({ 'package-lock.json': '{}' });

it('packages are installed when they are not those of the lockfile', async () => {
  run.mockImplementation(() => writeFile('node_modules/react/package.json', '{}'));
  await ensureInstalled();
  await ensureInstalled();
  expect(run.mock.calls).toEqual([['npm', ['ci', '--no-audit', '--no-fund']]]);
});

it('packages of another checkout are left alone: npm ci would delete them', async () => {
  writeFile('repository/node_modules/react/package.json', '{}');
  symlinkSync(path.resolve('repository/node_modules'), 'node_modules');
  run.mockClear();
  await ensureInstalled();
  expect(run).not.toHaveBeenCalled();
  expect(existsSync('node_modules/react/package.json')).toBe(true);
});
