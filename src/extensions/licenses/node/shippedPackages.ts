import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { licenses } from '../../../../data/licenses';
import type { EmbeddedPackage } from '../shared/licenses';
import { ROOT, toRepositoryPath } from '../../../base/node/files';
import { findLine } from '../../../base/node/findLine';
import { readManifest, requireManifest, type Manifest } from '../../../base/node/manifest';
import { throwLicenseDiagnostics } from './licenseDiagnostics';
import { findHomePage } from './homePage';

/** A package whose code or fonts are in the export. */
export interface ShippedPackage {
  /** Repository path of its folder, its key in the lockfile: `node_modules/next`. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  /** SPDX expression, or the name of a custom license. */
  readonly license: string;
  /** URL of its home page or repository. */
  readonly homePage: string | null;
  /** Text of its license; empty when the package does not include it. */
  readonly text: string;
  /** Paths of the shipped packages that it depends on. */
  readonly dependencies: readonly string[];
  readonly embedded: readonly EmbeddedLicense[];
}

/** A package embedded in the files of a shipped one. */
export interface EmbeddedLicense extends Pick<EmbeddedPackage, 'name' | 'license'> {
  /** Text of its license. */
  readonly text: string;
}

/**
 * The packages that the site ships, sorted by name: the `dependencies` in `package.json` and their
 * dependencies, without those in `notShipped` of `data/licenses.ts`. The bundler may drop some of them
 * entirely.
 * @throws Error with package, license and fix for each one whose license is not accepted, and when a package
 *   no longer contains another that `data/licenses.ts` lists as embedded
 */
export function readShippedPackages(): ShippedPackage[] {
  const found = new Map<string, Manifest>();
  const addDependencies = (folder: string, { dependencies = {} }: Manifest) => {
    for (const name of Object.keys(dependencies)) {
      const dependency = findShipped(name, folder);
      if (!dependency || found.has(dependency.folder)) continue;
      found.set(dependency.folder, dependency.manifest);
      addDependencies(dependency.folder, dependency.manifest);
    }
  };
  addDependencies(ROOT, requireManifest(ROOT));
  const packages = [...found].map(([folder, manifest]) =>
    describe(folder, manifest, (file) => found.has(file)),
  );
  throwLicenseDiagnostics(packages, licenses);
  return packages.sort((one, other) => compare(one.name, other.name) || compare(one.path, other.path));
}

/** Independent of the machine's locale: the same sources give the same bytes. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Resolves a dependency as Node does; `null` when it does not ship, or, if optional, is not installed. */
function findShipped(name: string, from: string): { folder: string; manifest: Manifest } | null {
  if (Object.hasOwn(licenses.notShipped, name) || name.startsWith('@types/')) return null;
  const folder = path.join(from, 'node_modules', name);
  const manifest = readManifest(folder);
  if (manifest) return { folder, manifest };
  return from === ROOT ? null : findShipped(name, path.dirname(from));
}

function describe(
  folder: string,
  manifest: Manifest,
  isShipped: (folder: string) => boolean,
): ShippedPackage {
  const { name, version, license, dependencies, peerDependencies } = manifest;
  const needed = Object.keys({ ...dependencies, ...peerDependencies }).flatMap((one) => {
    const found = findShipped(one, folder);
    return found && isShipped(found.folder) ? [toRepositoryPath(found.folder)] : [];
  });
  return {
    path: toRepositoryPath(folder),
    name,
    version,
    // Manifests of old packages have objects and arrays here.
    license: licenses.named[name]?.license ?? (typeof license === 'string' ? license : 'none'),
    homePage: findHomePage(manifest),
    text: readLicense(folder),
    dependencies: needed.sort(),
    embedded: (licenses.embedded[name] ?? []).map(({ file, ...one }) => ({
      ...one,
      text: readEmbeddedLicense(folder, file),
    })),
  };
}

/** All license files of a package, and the notices that its license requires to be passed on. */
function readLicense(folder: string): string {
  const files = readdirSync(folder).filter((one) => /^(licen[cs]e|notice)(\.(md|markdown|txt))?$/i.test(one));
  return files
    .sort()
    .map((file) => readLicenseFile(path.join(folder, file)))
    .join('\n\n');
}

function readEmbeddedLicense(folder: string, file: string): string {
  const absolute = path.join(folder, file);
  if (existsSync(absolute)) return readLicenseFile(absolute);
  throw new Error(
    `data/licenses.ts:${findLine('data/licenses.ts', `'${file}'`)}: ${toRepositoryPath(absolute)} is missing, so what is inside the package has changed. Correct "embedded"; src/extensions/licenses/README.md says how to find it.`,
  );
}

function readLicenseFile(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();
}
