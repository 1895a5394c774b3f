import { execFileSync } from 'node:child_process';
import { constants, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../../../cli/process/run.mjs';
import type { PackageVersion } from './requests';

/**
 * Copies the site, including uncommitted changes, and its packages into a temporary folder, which is deleted
 * when this process ends. Not within the working directory: modules that the copy lacks would be resolved
 * from the packages around it.
 * @returns absolute path of the copy, which takes a gigabyte
 */
export function copySite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'atlas-update-'));
  // Also after a signal.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  for (const file of listed.split('\0').filter((entry) => entry && existsSync(entry))) {
    cpSync(file, path.join(folder, file));
  }
  // Copy-on-write where the file system supports it: both share the bytes until one of them changes. Not
  // links: npm writes to some files.
  const options = { recursive: true, mode: constants.COPYFILE_FICLONE, verbatimSymlinks: true };
  cpSync('node_modules', path.join(folder, 'node_modules'), options);
  // What is the same in both, such as pages and sizes, need not be computed again.
  for (const cache of ['api', 'icons', 'pages', 'sizes', 'error-messages']) {
    const cachedFolder = path.resolve('.cache', cache);
    if (existsSync(cachedFolder)) cpSync(cachedFolder, path.join(folder, '.cache', cache), options);
  }
  return folder;
}

/**
 * Installs versions of packages in a copy of the site, as `npm install` does after a change of
 * `package.json`. The packages' install scripts do not run.
 * @throws Error when npm refuses
 */
export async function installVersions(folder: string, packages: readonly PackageVersion[]): Promise<void> {
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  for (const { name, version } of packages) {
    for (const list of [manifest.dependencies, manifest.devDependencies]) {
      if (list && name in list) list[name] = version;
    }
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  const lines: string[] = [];
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', ...options], { cwd: folder, onLine: (line) => lines.push(line) }).catch(() => {
    throw new Error(`npm cannot install these versions together.\n${lines.join('\n')}`);
  });
}
