import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** What a site is made from, beside the content in `data`. */
export const ENGINE = [
  'pages',
  'src',
  'public',
  'next.config.ts',
  'package.json',
  'tsconfig.json',
  'package-lock.json',
];

/**
 * Copies the engine into a folder of the repository, whose `data` the caller writes. Next takes the upper one of
 * two lockfiles for the root of both and follows links within it: the packages are there by a link.
 * @param {string} folder what the last build has left there stays, its caches above all
 */
export function copyEngine(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of [...ENGINE, 'data']) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
    if (name !== 'data') cpSync(name, path.join(folder, name), { recursive: true });
  }
  const packages = path.join(folder, 'node_modules');
  if (!existsSync(packages)) symlinkSync(path.resolve('node_modules'), packages);
}
