import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hash, readCode, readNodeCode } from '../../base/node/cache';
import { ROOT } from '../../base/node/files';

/** The cache of the development server's bundler. */
const CACHE = path.join(ROOT, '.next/dev/cache');

/** Hash of the code with which it was compiled. */
const CODE_FILE = path.join(ROOT, '.cache/dev/code.txt');

/**
 * Deletes the bundler's cache if it was compiled with other code or packages: the bundler notices when our
 * loaders change, but not when what they import does.
 */
export function dropOutdatedCache(): void {
  const code = hash(readNodeCode() + readCode(['package-lock.json']));
  if (existsSync(CODE_FILE) && readFileSync(CODE_FILE, 'utf8') === code) return;
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(path.dirname(CODE_FILE), { recursive: true });
  writeFileSync(CODE_FILE, code);
}
