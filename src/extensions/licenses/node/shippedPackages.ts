import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { licenses } from '../../../../data/licenses';
import type { EmbeddedPackage } from '../shared/licenses';
import { ROOT, toRepositoryPath } from '../../../base/node/files';
import { findLine } from '../../../base/node/findLine';
import { readManifest, requireManifest, type Manifest } from '../../../base/node/manifest';
import { throwLicenseFaults } from './licenseFaults';
import { findHomePage } from './homePage';

/** A package whose code or fonts are in the export. */
export interface ShippedPackage {
  /** Repository path of its folder, its key in the lockfile: `node_modules/next`. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  /** SPDX expression, or the name of a license of its own. */
  readonly license: string;
  /** Web address of its home page or repository. */
  readonly homePage: string | null;
  /** Text of its license; empty when it brings none. */
  readonly text: string;
  /** Paths of the shipped packages that it depends on. */
  readonly dependencies: readonly string[];
  readonly embedded: readonly EmbeddedText[];
}

/** A package that is inside the files of a shipped one. */
export interface EmbeddedText extends Pick<EmbeddedPackage, 'name' | 'license'> {
  /** Text of its license. */
  readonly text: string;
}

/**
 * The packages that the site ships, by name: the `dependencies` in `package.json`, and their dependencies, without
 * those that `data/licenses.ts` knows to stay behind. Of some, a bundler leaves everything out.
 * @throws Error with package, license and cure of every one whose license is not accepted; and when a package no
 *   longer contains another that `data/licenses.ts` knows to be inside
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
  throwLicenseFaults(packages, licenses);
  return packages.sort((one, other) => compare(one.name, other.name) || compare(one.path, other.path));
}

/** Not by the language of the machine: the same sources give the same bytes. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** A dependency that ships, as Node finds it; `null` when it is not installed, as optional ones. */
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
    // Manifests of old packages have objects and lists here.
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

/** All files of a package with its license, and what the license obliges to pass on. */
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
    `data/licenses.ts:${findLine('data/licenses.ts', `'${file}'`)}: ${toRepositoryPath(absolute)} is missing, so what is inside the package has changed. Correct "embedded"; CONTRIBUTING.md, "Dependencies", says how to find it.`,
  );
}

function readLicenseFile(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();
}
