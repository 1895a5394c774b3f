import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './files';

/** The fields of a `package.json` that the site uses. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
  /** Entry point for Node. */
  readonly main?: string;
  /** Entry point for bundlers. */
  readonly module?: string;
  readonly repository: { readonly url: string; readonly directory: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Absolute path of the folder that a package is installed in. */
export function getPackageFolder(packageName: string): string {
  return path.join(ROOT, 'node_modules', packageName);
}

/** Reads the manifest of the package in a folder; `null` when there is none. */
export function readManifest(folder: string): Manifest | null {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : null;
}

/**
 * Reads the manifest of the package in a folder.
 * @throws Error when there is none
 */
export function requireManifest(folder: string): Manifest {
  const manifest = readManifest(folder);
  if (!manifest) throw new Error(`${folder} holds no package. Run npm install.`);
  return manifest;
}

/**
 * Version of an installed package.
 * @throws Error when it is not installed
 */
export function readInstalledVersion(packageName: string): string {
  return requireManifest(getPackageFolder(packageName)).version;
}

/** `@mui/material/Button` → `@mui/material`. */
export function getPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
