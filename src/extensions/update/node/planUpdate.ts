import { compare, gt, major, maxSatisfying, satisfies, valid } from 'semver';
import type { Registry } from './registry';
import type { PackageVersion } from './requests';

/** Which versions are tried together. */
export interface UpdatePlan {
  /** The requested packages, then those that they pull in. */
  readonly packages: readonly PlannedPackage[];
  /** Sentences about required packages of which no version fits. */
  readonly conflicts: readonly string[];
}

/** A package that gets another version. */
export interface PlannedPackage extends PackageVersion {
  /** The version that is installed now. */
  readonly from: string;
  /** Why it is tried, too; `null` for a requested package. */
  readonly reason: string | null;
}

/** The packages of the site. */
export interface SitePackages {
  /** Versions of those in `package.json`, by name. */
  readonly installed: ReadonlyMap<string, string>;
  /** Those that pages document. */
  readonly documented: ReadonlySet<string>;
  /** Dependencies of those in `package.json`: version ranges, by name. */
  readonly needs: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

const PRERELEASES = { includePrerelease: true };

/**
 * Finds which packages in `package.json` have to be updated together with the requested ones: those that they
 * need in a newer version, and those that need them in an older one, such as the packages of higher plans.
 * Majors stay.
 * @param site the packages of the site
 * @throws Error when the registry does not answer
 */
export async function planUpdate(
  requests: readonly PackageVersion[],
  { installed, documented, needs }: SitePackages,
  registry: Registry,
): Promise<UpdatePlan> {
  const planned = new Map<string, PlannedPackage>();
  const conflicts = new Set<string>();
  const getVersion = (name: string) => planned.get(name)?.version ?? installed.get(name) ?? '';
  const add = ({ name, version }: PackageVersion, reason: string | null) =>
    planned.set(name, { name, version, from: installed.get(name) ?? '', reason });
  /** Whether a package that is not updated uses the installed version: a newer one may lack its imports. */
  const isUsedByOthers = (name: string) =>
    [...needs].some(([other, { [name]: range }]) => {
      return range !== undefined && !planned.has(other) && satisfies(getVersion(name), range, PRERELEASES);
    });
  for (const request of requests) add(request, null);
  // The map grows during the iteration: packages that are pulled in pull in others.
  for (const [name, one] of planned) {
    const { dependencies, peerDependencies } = await registry.readManifest(one);
    for (const [needed, range] of Object.entries({ ...dependencies, ...peerDependencies })) {
      if (!installed.has(needed) || satisfies(getVersion(needed), range, PRERELEASES)) continue;
      // A nested copy of another release: as Joy UI has its own Base UI, and Toolpad Core its own utilities.
      const isCopy = valid(range) !== null && range !== one.version && !(needed in peerDependencies);
      if (isCopy && (documented.has(needed) || isUsedByOthers(needed))) continue;
      const fitting = planned.has(needed)
        ? null
        : await findFitting(needed, range, getVersion(needed), one.version, registry);
      if (fitting) add(fitting, `${name} needs ${range}`);
      // Otherwise npm installs a nested copy of a dependency; a peer must be the version that all others use.
      else if (needed in peerDependencies) conflicts.add(`${name} ${one.version} needs ${needed} ${range}.`);
    }
    for (const dependent of listFollowers(one, installed)) {
      if (planned.has(dependent)) continue;
      const follower = await findFollower(dependent, one, getVersion(dependent), registry);
      if (follower) add(follower, `goes with ${name}`);
    }
  }
  return {
    packages: [...planned.values()].filter(({ version, from }) => version !== from),
    conflicts: [...conflicts],
  };
}

/**
 * The version that satisfies a range: that of the dependent package if both are released together, else the
 * newest.
 */
async function findFitting(
  name: string,
  range: string,
  current: string,
  matchingVersion: string,
  registry: Registry,
): Promise<PackageVersion | null> {
  const candidates = (await registry.listVersions(name)).filter(
    (version) => major(version) === major(current) && gt(version, current),
  );
  const version =
    candidates.includes(matchingVersion) && satisfies(matchingVersion, range, PRERELEASES)
      ? matchingVersion
      : (maxSatisfying(candidates, range) ?? maxSatisfying(candidates, range, PRERELEASES));
  return version === null ? null : { name, version };
}

/** The packages of higher plans, which include one version of the package: `@mui/x-data-grid-pro`. */
function listFollowers({ name }: PackageVersion, installed: ReadonlyMap<string, string>): string[] {
  return ['-pro', '-premium'].map((plan) => name + plan).filter((follower) => installed.has(follower));
}

async function findFollower(
  name: string,
  { version: matchingVersion }: PackageVersion,
  current: string,
  registry: Registry,
): Promise<PackageVersion | null> {
  const versions = await registry.listVersions(name);
  const version = versions.includes(matchingVersion)
    ? matchingVersion
    : versions
        .filter((one) => major(one) === major(current) && compare(one, matchingVersion) < 0)
        .sort(compare)
        .at(-1);
  return version === undefined ? null : { name, version };
}
