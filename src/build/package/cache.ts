import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Api, ApiPackage } from '../../model/api';
import { readInstalledVersion, ROOT } from '../files';

const FOLDER = path.join(ROOT, '.cache/api');

/** What decides the result beside the documented packages: the compiler and the types they build on. */
const OTHER_PACKAGES = ['typescript', '@types/react', '@mui/types', '@mui/utils', '@mui/styled-engine'];

/** Files whose change may change the result, as repository paths. */
const CODE = ['data/apiPackages.ts', 'src/model/api.ts', 'src/build/files.ts', 'src/build/package'];

/** Name of the result for the installed packages and the extractor as they are now. */
export function getCacheKey(packages: readonly ApiPackage[]): string {
  const hash = createHash('sha256');
  const installed = packages.filter(({ name }) => existsSync(path.join(ROOT, 'node_modules', name)));
  for (const name of [...installed.map((entry) => entry.name), ...OTHER_PACKAGES]) {
    hash.update(`${name}@${readInstalledVersion(name)}\n`);
  }
  for (const file of CODE.flatMap(listFiles)) hash.update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Reads an earlier result; `null` when there is none. */
export function readCachedApi(key: string): Api | null {
  const file = path.join(FOLDER, `${key}.json`);
  const content: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  return isApi(content) ? content : null;
}

/** Keeps a result in place of all earlier ones. Several workers may do so at the same time. */
export function writeCachedApi(key: string, api: Api): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const file of readdirSync(FOLDER)) {
    if (file.endsWith('.json') && file !== `${key}.json`) rmSync(path.join(FOLDER, file), { force: true });
  }
  const part = path.join(FOLDER, `${key}.${process.pid}.part`);
  writeFileSync(part, JSON.stringify(api));
  // A reader sees the whole file or none.
  renameSync(part, path.join(FOLDER, `${key}.json`));
}

function listFiles(entry: string): string[] {
  if (entry.endsWith('.ts')) return [entry];
  return readdirSync(path.join(ROOT, entry))
    .sort()
    .map((file) => `${entry}/${file}`);
}

function isApi(content: unknown): content is Api {
  const lists = ['components', 'hooks', 'interfaces'];
  const entries = typeof content === 'object' && content ? Object.entries(content) : [];
  return lists.every((list) => entries.some(([name, value]) => name === list && Array.isArray(value)));
}
