import { getPackageFolder, readManifest } from '../../../base/node/manifest';

/** The families whose packages this site documents. */
const DOCUMENTED = /^@(?:mui|toolpad)\/[\w-]+$/;

/**
 * Adds the documented version to the packages of an `install` fence that are named without one. A package manager would
 * install the newest, whose API may differ from this site's.
 * @param code names of packages, and options
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
 * The versions that work like the installed one: its major version, below 1.0 its minor one, and of a prerelease only
 * itself. Not the exact version of a stable package: its dependencies are ranges, and need not work with the first
 * version that allows them (`@mui/system` 6.0.2 throws with the styled-engine that it installs).
 */
export function toRange(version: string): string {
  if (version.includes('-')) return version;
  const [major = '', minor = ''] = version.split('.');
  return major === '0' ? `0.${minor}` : major;
}
