import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../../../base/node/files';
import { readManifest, type Manifest } from '../../../base/node/manifest';

/** Which build of a package's module: the one for bundlers, close to its source, or the one for Node. */
export type ModuleFormat = 'module' | 'main';

const load = createRequire(path.join(ROOT, 'package.json'));

/**
 * Finds the module that belongs to a file of a package: `module` and `main` in its manifest name the entries
 * of two folders with all modules, each at the same relative path as its declarations.
 * @param file absolute path of the declarations, or of one of the builds
 * @returns absolute path; `null` when there is none
 */
export function findModuleFile(file: string, format: ModuleFormat): string | null {
  const stem = file.replace(/(?:\.d)?\.[jt]s$/, '');
  const owner = findOwner(path.dirname(file));
  const entry = owner && (owner.manifest[format] ?? owner.manifest.main);
  const candidates = [
    ...(entry ? [path.join(owner.folder, path.dirname(entry), path.relative(owner.folder, stem))] : []),
    stem,
  ];
  return candidates.map((candidate) => `${candidate}.js`).find((candidate) => existsSync(candidate)) ?? null;
}

/**
 * What a module of a package exports, by running it.
 * @param file absolute path of the declarations, or of one of the builds
 * @returns `null` when Node cannot run it
 */
export function loadModule(file: string): Readonly<Record<string, unknown>> | null {
  const found = findModuleFile(file, 'main');
  try {
    const exported: unknown = found === null ? null : load(found);
    return typeof exported === 'object' ? (exported as Record<string, unknown> | null) : null;
  } catch {
    // The caller lacks one fact, and reports which.
    return null;
  }
}

/** A package as installed. */
interface Owner {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Cache by folder: thousands of modules belong to a few packages. */
const owners = new Map<string, Owner | null>();

/** The package that contains a folder. Its subfolders may have manifests, too, but without a version. */
function findOwner(folder: string): Owner | null {
  const known = owners.get(folder);
  if (known !== undefined) return known;
  const manifest = readManifest(folder);
  const parent = path.dirname(folder);
  const owner = manifest?.version ? { folder, manifest } : parent === folder ? null : findOwner(parent);
  owners.set(folder, owner);
  return owner;
}
