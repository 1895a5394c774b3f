import { existsSync, mkdirSync } from 'node:fs';
import type * as FileSystem from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkDisk, describeFailure, explainFullDisk } from '../../../src/cli/process/disk.mjs';
import { runInTemporaryFolder, writeFile } from '../../temporaryFolder';

const { disk } = vi.hoisted(() => ({
  disk: { free: 0, protectedFolder: '', code: '', mounted: '' },
}));

vi.mock('node:fs', async (load) => {
  const fs = await load<typeof FileSystem>();
  return {
    ...fs,
    statfsSync: () => ({ bavail: disk.free / 4096, bsize: 4096 }),
    accessSync(file: string, mode: number) {
      // Root may write everywhere: modes alone would not do.
      if (file === disk.protectedFolder) throw Object.assign(new Error(disk.code), { code: disk.code });
      fs.accessSync(file, mode);
    },
    readFileSync(file: string, encoding: BufferEncoding) {
      if (file !== '/proc/self/mountinfo') return fs.readFileSync(file, encoding);
      return `22 1 8:1 / / rw\n23 22 8:1 /srv ${disk.mounted.replaceAll(' ', '\\040')} rw,relatime - ext4\n`;
    },
  };
});

runInTemporaryFolder({});

beforeEach(() => Object.assign(disk, { free: 1e9, protectedFolder: '', mounted: '' }));

describe('before a build', () => {
  it('nothing is wrong with a fresh clone, or with an earlier export', () => {
    expect(checkDisk).not.toThrow();
    writeFile('out/index.html', 'Garden');
    expect(checkDisk).not.toThrow();
  });

  it.each(['.', 'out', 'hosting', '.export', '.next', '.cache'])('%s has to be writable', (folder) => {
    mkdirSync(folder, { recursive: true });
    Object.assign(disk, { protectedFolder: folder, code: 'EROFS' });
    expect(checkDisk).toThrow(
      `${path.resolve(folder)} cannot be written (EROFS). It is on a read-only disk or mount: mount it`,
    );
    disk.code = 'EACCES';
    expect(checkDisk).toThrow('It belongs to another user, or is protected: give it to the user who builds');
  });

  it('out/ is no mount', () => {
    mkdirSync('out');
    disk.mounted = path.resolve('out');
    const isLinux = existsSync('/proc/self/mountinfo');
    if (isLinux)
      expect(checkDisk).toThrow('is mounted, so that no new site can take its place. Mount the folder above');
    disk.mounted = path.resolve('out/garden');
    expect(checkDisk).not.toThrow();
  });

  it('there is room for Next’s folder and the new export, less what earlier builds have left', () => {
    writeFile('out/index.html', 'x'.repeat(3e6));
    disk.free = 5e6;
    expect(checkDisk).toThrow(
      /^The disk of .* is full: 5 MB are free, and a build needs about 7 MB beside what is there\./,
    );
    writeFile('.next/server.js', 'x'.repeat(3e6));
    expect(checkDisk).not.toThrow();
  });
});

describe('a failure', () => {
  const toError = (code: string, file?: string) =>
    Object.assign(new Error(`${code}: failed`), { code, path: file });

  it.each([
    ['ENOSPC', 'out/ is unchanged'],
    ['EDQUOT', 'Free up some space, then run npm run build again'],
    ['EROFS', '/srv/a.js cannot be written (EROFS)'],
    ['EACCES', 'give it to the user who builds'],
    ['EPERM', 'or is protected'],
  ])('%s is explained with its fix', (code, text) => {
    expect(describeFailure(toError(code, '/srv/a.js'))).toContain(text);
  });

  it.each([
    [toError('ENOENT', '/srv/a.js'), 'ENOENT: failed'],
    [toError('EACCES'), 'EACCES: failed'],
    [new Error('a dead link'), 'a dead link'],
    ['text', 'text'],
  ])('%s is left as it is', (error, text) => {
    expect(describeFailure(error)).toBe(text);
  });

  it('of another program on a full disk is explained, and no other', () => {
    expect(explainFullDisk()).toBe('');
    disk.free = 4096;
    expect(explainFullDisk()).toMatch(/^\nThe disk of .* is full: 1 MB are free/);
  });
});
