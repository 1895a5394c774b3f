import { totalmem } from 'node:os';
import path from 'node:path';
import type { SiteConfig } from '../../site/shared/site';
import { readEnv } from '../../base/shared/env';
import { dropStaleCache, readCode, readNodeCode } from '../../base/node/cache';
import { listFiles, ROOT } from '../../base/node/files';

/** The bundler's cache, for the next build in the same folder, and what it was built with. */
const CACHE = path.join(ROOT, '.next/cache/turbopack');
const INPUTS_FILE = path.join(ROOT, '.next/cache/made-with.txt');

/** The same for the development server. */
const DEV_CACHE = path.join(ROOT, '.next/dev/cache');
const DEV_INPUTS_FILE = path.join(ROOT, '.cache/dev/code.txt');

/** Files besides our code that determine what the bundler's loaders return. */
const CONFIGURATION = ['next.config.ts', 'package-lock.json', 'tsconfig.json'];

/** Minimum memory in bytes for a build that writes the bundler's cache: about twice what it then takes. */
const ENOUGH_MEMORY = 7e9;

/**
 * Whether a build writes the bundler's cache. That takes half a minute and 600 MB of memory, so a build in a
 * throwaway folder, as in CI, does not (`npm test` sets the variable), nor does one on a small machine.
 * @param memory of the machine, in bytes
 * @param limit of the build's container, in bytes; 0 or, in Node 20, `undefined` if unknown
 */
export function usesBundlerCache(
  memory: number = totalmem(),
  limit: number | undefined = process.constrainedMemory(),
): boolean {
  return readEnv('ATLAS_BUNDLER_CACHE') !== 'off' && Math.min(memory, limit || Infinity) >= ENOUGH_MEMORY;
}

/**
 * Deletes the bundler's cache of earlier builds when something has changed that the bundler does not track:
 * the code of its loaders, packages, the values of the site, or which files there are. It tracks the contents
 * of pages and demos itself.
 */
export function dropStaleBundlerCache(site: SiteConfig): void {
  const files = listFiles(path.join(ROOT, 'data'));
  const modules = files.filter((file) => file.endsWith('.ts')).map((file) => `data/${file}`);
  // The bundler tracks only the first file of a loader, and the dependencies that it reports.
  const code = readNodeCode() + readCode([...CONFIGURATION, ...modules]);
  dropStaleCache(CACHE, INPUTS_FILE, JSON.stringify([process.version, site, files, code]));
}

/**
 * Deletes the cache of the development server's bundler if it was compiled with other code or packages: the
 * bundler notices when our loaders change, but not when what they import does.
 */
export function dropStaleDevCache(): void {
  dropStaleCache(DEV_CACHE, DEV_INPUTS_FILE, readNodeCode() + readCode(['package-lock.json']));
}
