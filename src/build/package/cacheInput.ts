import type { ApiPackage } from '../../model/api';
import { readCode } from '../cache';
import { getPackageFolder, readInstalledVersion, readManifest } from './manifest';

/** What decides the result beside the documented packages: the compiler and the types they build on. */
const OTHER_PACKAGES = ['typescript', '@types/react', '@mui/types', '@mui/utils', '@mui/styled-engine'];

/** Files whose change may change the result, as repository paths. */
const CODE = ['src/model/api.ts', 'src/build/files.ts', 'src/build/package'];

/** Everything that decides what is extracted: the documented packages, the installed versions and the extractor as it is now. */
export function getCacheInput(packages: readonly ApiPackage[]): string {
  const installed = packages.filter(({ name }) => readManifest(getPackageFolder(name)) !== null);
  const versions = [...installed.map(({ name }) => name), ...OTHER_PACKAGES].map(
    (name) => `${name}@${readInstalledVersion(name)}`,
  );
  return [JSON.stringify(installed), ...versions, readCode(CODE)].join('\n');
}
