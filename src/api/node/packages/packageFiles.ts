import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getPackageFolder, readManifest } from '../../../base/node/manifest';

/** Folders with copies of the same modules for other module systems or browsers, or with other packages. */
const DUPLICATE_FOLDERS = /^(?:esm|legacy|modern|node|node_modules|umd)$/;

/** A file of an installed package. */
export interface PackageFile {
  /** Path below the package's folder: `Button/Button.js`. */
  readonly file: string;
  readonly text: string;
}

/**
 * Reads the files of a package, without copies; an empty list when it is not installed.
 * @param extension suffix of the file names: `.d.ts`
 */
export function readPackageFiles(packageName: string, extension: string): PackageFile[] {
  const root = getPackageFolder(packageName);
  return readManifest(root) ? readFolderFiles(root, extension) : [];
}

/** Reads the files of the package in a folder, without copies. */
export function readFolderFiles(root: string, extension: string): PackageFile[] {
  const list = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return DUPLICATE_FOLDERS.test(entry.name) ? [] : list(file);
      return entry.name.endsWith(extension) ? [file] : [];
    });
  return list('').map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}
