import type { ApiPackage } from '../../shared/api';
import { readCode } from '../../../base/node/cache';
import { getPackageFolder, readInstalledVersion, readManifest } from '../../../base/node/manifest';

/** Packages that influence the result besides the documented ones: the compiler and shared types. */
const OTHER_PACKAGES = ['typescript', '@types/react', '@mui/types', '@mui/utils', '@mui/styled-engine'];

/** Source files that influence the result, as repository paths. */
const CODE = ['src/api/shared/api.ts', 'src/base/node/files.ts', 'src/api/node/packages'];

/** Cache key of the extraction: documented packages, their installed versions and the extractor's source. */
export function getCacheInput(packages: readonly ApiPackage[]): string {
  const installed = packages.filter(({ name }) => readManifest(getPackageFolder(name)) !== null);
  const versions = [...installed.map(({ name }) => name), ...OTHER_PACKAGES].map(
    (name) => `${name}@${readInstalledVersion(name)}`,
  );
  return [JSON.stringify(installed), ...versions, readCode(CODE)].join('\n');
}
