import { compare, gt, major, prerelease } from 'semver';
import { planUpdate, type SitePackages } from './planUpdate';
import type { Registry } from './registry';
import type { PackageVersion } from './requests';

/**
 * The newest version of each documented package within its major, such that all fit together: versions that
 * need a newer major of another package are skipped.
 * @param site the packages of the site
 * @throws Error when the registry does not answer
 */
export async function findLatestVersions(
  site: SitePackages,
  registry: Registry,
): Promise<readonly PackageVersion[]> {
  const candidates = new Map<string, readonly string[]>();
  for (const name of site.documented) {
    const current = site.installed.get(name) ?? '';
    candidates.set(name, listNewer(await registry.listVersions(name), current));
  }
  const newest = [...candidates].flatMap(([name, [version]]) => (version ? [{ name, version }] : []));
  const fitting: PackageVersion[] = [];
  for (const { name } of newest) {
    const others = newest.filter((one) => one.name !== name);
    for (const version of candidates.get(name) ?? []) {
      const { conflicts } = await planUpdate([{ name, version }, ...others], site, registry);
      // Conflicts of the other packages are not this one's.
      if (conflicts.some((conflict) => conflict.startsWith(`${name} ${version} `))) continue;
      fitting.push({ name, version });
      break;
    }
  }
  return fitting;
}

/**
 * Newer versions of the same major, newest first; prereleases only of the kind that is installed, such as
 * `beta.46`.
 */
function listNewer(versions: readonly string[], current: string): string[] {
  const kind = toKind(current);
  return versions
    .filter((version) => major(version) === major(current) && gt(version, current))
    .filter((version) => ['', kind].includes(toKind(version)))
    .sort(compare)
    .reverse();
}

/**
 * The kind of prerelease: `beta` for 5.0.0-beta.46, empty for a release, and the whole suffix for builds in
 * between, such as `beta 58-dev 20240919`.
 */
function toKind(version: string): string {
  const [name, count, ...rest] = prerelease(version) ?? [];
  if (name === undefined) return '';
  return typeof count === 'number' && rest.length === 0 ? String(name) : [name, count, ...rest].join(' ');
}
