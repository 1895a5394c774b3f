import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

type Versions = Readonly<Record<string, string>>;

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { packages }: { packages: Record<string, LockedPackage> } = readJson('package-lock.json');
const manifest: Required<Pick<LockedPackage, 'dependencies' | 'devDependencies'>> = readJson('package.json');
const { '': root = {}, ...installed } = packages;
const listPaths = (isFault: (one: LockedPackage) => boolean) =>
  Object.entries(installed).flatMap(([path, one]) => (isFault(one) ? [path] : []));

describe('the lockfile', () => {
  it('has an entry for every optional package, so that npm ci accepts it without flags', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry and no other source, so that all packages come from the registry of who installs', () => {
    expect(listPaths(({ resolved, link }) => resolved !== undefined || link === true)).toEqual([]);
  });

  it('has a SHA-512 of every package, and of nothing else', () => {
    expect(Object.keys(installed).length).toBeGreaterThan(500);
    expect(listPaths(({ integrity = '' }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity))).toEqual([]);
  });

  it('lets no package run a program of its own when it is installed', () => {
    expect(listPaths(({ hasInstallScript }) => hasInstallScript === true)).toEqual([]);
  });

  it.each(['dependencies', 'devDependencies'] as const)(
    'has the exact versions that package.json names in its %s',
    (kind) => {
      expect(root[kind]).toEqual(manifest[kind]);
      for (const [name, version] of Object.entries(manifest[kind])) {
        expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
        expect(installed[`node_modules/${name}`]?.version, name).toBe(version);
      }
    },
  );
});
