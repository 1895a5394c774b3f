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
 * Copies the engine into a folder of the repository; the caller writes its `data`. `node_modules` is a link, which
 * works because Next takes the folder of the topmost lockfile for the root.
 * @param {string} folder may hold the caches of an earlier build, which are kept
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
