import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Runs each test of a file in a temporary folder that takes the repository's place. Modules that read the current
 * folder when loaded must be imported inside the test.
 * @param files initial files, by path
 */
export function runInTemporaryFolder(files: Readonly<Record<string, string>>): void {
  const home = process.cwd();
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'atlas-test-'));
    process.chdir(folder);
    for (const [file, text] of Object.entries(files)) writeFile(file, text);
    vi.resetModules();
  });
  afterEach(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });
}

/** Writes a file and the folders above it, relative to the current folder. */
export function writeFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
