import { getPackageFolder, readManifest } from '../../../base/node/manifest';

/** Packages in the npm scopes that this site documents. */
const DOCUMENTED = /^@(?:mui|toolpad)\/[\w-]+$/;

/**
 * Adds the documented version to the packages in an `install` fence that have none. Otherwise, package
 * managers would install the latest version, whose API may differ from the documented one.
 * @param code package names and options
 */
export function addVersions(code: string): string {
  return code
    .trim()
    .split(/\s+/)
    .map((word) => {
      const version = DOCUMENTED.test(word) && readManifest(getPackageFolder(word))?.version;
      return version ? `${word}@${toRange(version)}` : word;
    })
    .join(' ');
}

/**
 * The range of versions compatible with the installed one: its major version, its minor version below 1.0, or
 * exactly itself for a prerelease. Stable versions are not exact, because their dependencies are ranges and
 * may resolve to versions that an old release does not work with (`@mui/system` 6.0.2 throws with the
 * styled-engine that it installs).
 */
export function toRange(version: string): string {
  if (version.includes('-')) return version;
  const [major = '', minor = ''] = version.split('.');
  return major === '0' ? `0.${minor}` : major;
}
