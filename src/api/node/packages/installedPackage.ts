import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ApiPackage } from '../../shared/api';
import {
  getPackageFolder,
  readInstalledVersion,
  readManifest,
  requireManifest,
} from '../../../base/node/manifest';

/** A module that readers may import. */
export interface PublicModule {
  /** Its specifier in imports: `@mui/material/Button`. */
  readonly specifier: string;
  /** Folder in the package, `Button`; `null` for its root. */
  readonly folder: string | null;
  /** Absolute path of its declaration file. */
  readonly file: string;
}

/** A documented package as installed. */
export interface InstalledPackage extends ApiPackage {
  /** Absolute path of its folder. */
  readonly folder: string;
  /** The package's root, then its folders that hold a component or a hook. */
  readonly modules: readonly PublicModule[];
  /** URL of the library's repository at the documented version. */
  readonly sourceRoot: string;
  /** Path of the package's source folder in it. */
  readonly sourceFolder: string;
}

/** Reads a package's manifest and folders; `null` when it is not installed. */
export function readInstalledPackage(apiPackage: ApiPackage): InstalledPackage | null {
  const folder = getPackageFolder(apiPackage.name);
  const manifest = readManifest(folder);
  if (!manifest) return null;
  const { address, tag } = readRepository(apiPackage);
  return {
    ...apiPackage,
    folder,
    modules: listPublicModules(apiPackage.name, folder),
    sourceRoot: `${address}/tree/${tag}`,
    sourceFolder: readSourceFolder(folder),
  };
}

/**
 * URL of the repository of an installed package, and the tag of the documented version in it.
 * @throws Error when the package is not installed
 */
export function readRepository({ name, taggedBy = name }: Pick<ApiPackage, 'name' | 'taggedBy'>) {
  const manifest = readManifest(getPackageFolder(name));
  if (!manifest) throw new Error(`${name} is not installed. Run npm install.`);
  const address = manifest.repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
  return { address, tag: `v${readInstalledVersion(taggedBy)}` };
}

/** Path of the source folder, in the library's repository, of the package in a folder. */
export function readSourceFolder(folder: string): string {
  return `${requireManifest(folder).repository.directory}/src`;
}

function listPublicModules(name: string, folder: string): PublicModule[] {
  const inFolders = readdirSync(folder)
    .filter((entry) => /^(?:unstable_)?(?:use)?[A-Z]/i.test(entry) && /[A-Z]/.test(entry))
    .sort()
    .map((entry) => ({
      specifier: `${name}/${entry}`,
      folder: entry,
      file: path.join(folder, entry, 'index.d.ts'),
    }))
    .filter(({ file }) => existsSync(file));
  return [{ specifier: name, folder: null, file: path.join(folder, 'index.d.ts') }, ...inFolders];
}
