import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getPackageFolder, readManifest } from '../../../base/node/manifest';

/** Folders with copies of the same modules for other module systems or browsers, or with other packages. */
const COPIES: ReadonlySet<string> = new Set(['esm', 'legacy', 'modern', 'node', 'node_modules', 'umd']);

/** A file of an installed package. */
export interface PackageText {
  /** Path below the package's folder: `Button/Button.js`. */
  readonly file: string;
  readonly text: string;
}

/**
 * Reads the files of a package, without copies; an empty list when it is not installed.
 * @param extension end of the file names: `.d.ts`
 */
export function readPackageTexts(packageName: string, extension: string): PackageText[] {
  const root = getPackageFolder(packageName);
  return readManifest(root) ? readFolderTexts(root, extension) : [];
}

/** Reads the files of the package in a folder, without copies. */
export function readFolderTexts(root: string, extension: string): PackageText[] {
  const list = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return COPIES.has(entry.name) ? [] : list(file);
      return entry.name.endsWith(extension) ? [file] : [];
    });
  return list('').map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}
