import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import type { SiteConfig } from '../../site/shared/site';
import { readEnv } from '../../base/shared/env';
import { hash, readCode, readNodeCode } from '../../base/node/cache';
import { ROOT } from '../../base/node/files';

/** The bundler's cache, for the next build in the same folder. */
const FOLDER = path.join(ROOT, '.next/cache/turbopack');

/** Records what the cache was built with. */
const INPUTS_FILE = path.join(ROOT, '.next/cache/made-with.txt');

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
  const inputs = describeInputs(site);
  if (existsSync(INPUTS_FILE) && readFileSync(INPUTS_FILE, 'utf8') === inputs) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(path.dirname(INPUTS_FILE), { recursive: true });
  writeFileSync(INPUTS_FILE, inputs);
}

function describeInputs(site: SiteConfig): string {
  const names = readdirSync(path.join(ROOT, 'data'), { recursive: true, encoding: 'utf8' }).sort();
  const modules = names.filter((name) => name.endsWith('.ts')).map((name) => `data/${name}`);
  // The bundler tracks only the first file of a loader, and the dependencies that it reports.
  const code = readNodeCode() + readCode([...CONFIGURATION, ...modules]);
  return hash(JSON.stringify([process.version, site, names, code]));
}
