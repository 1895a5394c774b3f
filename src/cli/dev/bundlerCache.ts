import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hash, readCode, readNodeCode } from '../../base/node/cache';
import { ROOT } from '../../base/node/files';

/** Where the development server's bundler keeps what it has compiled. */
const CACHE = path.join(ROOT, '.next/dev/cache');

/** The code with which that was compiled, as a hash. */
const CODE_FILE = path.join(ROOT, '.cache/dev/code.txt');

/**
 * Deletes what the bundler has compiled with other code or packages: it sees our loaders change, but not what they
 * import.
 */
export function dropOutdatedCache(): void {
  const code = hash(readNodeCode() + readCode(['package-lock.json']));
  if (existsSync(CODE_FILE) && readFileSync(CODE_FILE, 'utf8') === code) return;
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(path.dirname(CODE_FILE), { recursive: true });
  writeFileSync(CODE_FILE, code);
}
