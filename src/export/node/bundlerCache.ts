import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import type { SiteConfig } from '../../site/shared/site';
import { readEnv } from '../../base/shared/env';
import { hash, readCode, readNodeCode } from '../../base/node/cache';
import { ROOT } from '../../base/node/files';

/** Where the bundler keeps what it has made, for the next build in the same folder. */
const FOLDER = path.join(ROOT, '.next/cache/turbopack');

/** What the kept was made with. */
const MARK = path.join(ROOT, '.next/cache/made-with.txt');

/** What else than our code decides what loaders of the bundler make. */
const CONFIGURATION = ['next.config.ts', 'package-lock.json', 'tsconfig.json'];

/** From how much memory on a build keeps what the bundler has made, in bytes: about twice what it then takes. */
const ENOUGH_MEMORY = 7e9;

/**
 * Whether a build keeps what the bundler has made. To write it takes half a minute and 600 MB of memory: a build in a
 * folder that is thrown away, as in CI, does not (`npm test` sets the variable), nor does one on a small machine.
 * @param memory of the machine, in bytes
 * @param limit of the container that the build runs in, in bytes; 0 or, in Node 20, `undefined` where none is known
 */
export function keepsBundles(
  memory: number = totalmem(),
  limit: number | undefined = process.constrainedMemory(),
): boolean {
  return readEnv('ATLAS_BUNDLER_CACHE') !== 'off' && Math.min(memory, limit || Infinity) >= ENOUGH_MEMORY;
}

/**
 * Deletes what the bundler has kept of earlier builds when something has changed that it does not see: the code of its
 * loaders, packages, the values of the site, or which files there are. It sees the contents of pages and demos itself.
 */
export function dropStaleBundles(site: SiteConfig): void {
  const madeWith = describeInputs(site);
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === madeWith) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(path.dirname(MARK), { recursive: true });
  writeFileSync(MARK, madeWith);
}

function describeInputs(site: SiteConfig): string {
  const names = readdirSync(path.join(ROOT, 'data'), { recursive: true, encoding: 'utf8' }).sort();
  const modules = names.filter((name) => name.endsWith('.ts')).map((name) => `data/${name}`);
  // The bundler sees the first file of a loader alone, and what that says it has read.
  const code = readNodeCode() + readCode([...CONFIGURATION, ...modules]);
  return hash(JSON.stringify([process.version, site, names, code]));
}
