import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ApiPackage } from '../../model/api';
import { readInstalledVersion, ROOT } from '../files';

/** A module that readers may import. */
export interface PublicModule {
  /** What stands in an import statement: `@mui/material/Button`. */
  readonly specifier: string;
  /** Folder in the package, `Button`; `null` for its root. */
  readonly folder: string | null;
  /** Absolute path of its declaration file. */
  readonly file: string;
}

/** A documented package as it is on the disk. */
export interface InstalledPackage extends ApiPackage {
  /** Absolute path of its folder. */
  readonly folder: string;
  /** The package's root, then its folders that hold a component or a hook. */
  readonly modules: readonly PublicModule[];
  /** Web address of the package's source folder at the documented version. */
  readonly sourceAddress: string;
  /** The same folder as a path in the library's repository. */
  readonly sourceFolder: string;
}

interface Manifest {
  readonly repository: { readonly url: string; readonly directory: string };
}

/** Reads a package's manifest and folders; `null` when it is not installed. */
export function readInstalledPackage(apiPackage: ApiPackage): InstalledPackage | null {
  const folder = path.join(ROOT, 'node_modules', apiPackage.name);
  if (!existsSync(folder)) return null;
  const { repository } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const address = repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
  const tag = `v${readInstalledVersion(apiPackage.taggedBy ?? apiPackage.name)}`;
  const sourceFolder = `${repository.directory}/src`;
  return {
    ...apiPackage,
    folder,
    modules: listPublicModules(apiPackage.name, folder),
    sourceAddress: `${address}/blob/${tag}/${sourceFolder}`,
    sourceFolder,
  };
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
