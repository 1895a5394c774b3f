import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../files';

/** What a package says of itself in its `package.json`. */
export interface Manifest {
  readonly version: string;
  readonly repository: { readonly url: string; readonly directory: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const manifests = new Map<string, Manifest | null>();

/** Absolute path of the folder that a package is installed in. */
export function getPackageFolder(packageName: string): string {
  return path.join(ROOT, 'node_modules', packageName);
}

/** Reads the manifest of the package in a folder; `null` when there is none. */
export function readManifest(folder: string): Manifest | null {
  const known = manifests.get(folder);
  if (known !== undefined) return known;
  const file = path.join(folder, 'package.json');
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : null;
  manifests.set(folder, manifest);
  return manifest;
}

/** `@mui/material/Button` → `@mui/material`. */
export function getPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
