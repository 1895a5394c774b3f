import path from 'node:path';
import { isSampleData } from '../../../demo/node/files/sampleData';
import { listFiles, ROOT } from '../../../base/node/files';

/**
 * Repository paths of the manifests, in alphabetical order: the modules and JSON files of `data`, except
 * declarations, sample data of demos, and files in or below the folder of a page, which are parts of demos. A
 * product's own folder contains its first page, and manifests.
 */
export function listManifests(): string[] {
  const names = listFiles(path.join(ROOT, 'data'));
  const pageFolders = names
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${path.posix.dirname(name)}/`)
    .filter((folder) => folder.split('/').length > 2);
  return names
    .filter(
      (name) =>
        /(?<!\.d)\.(?:ts|json)$/.test(name) &&
        !isSampleData(name) &&
        !pageFolders.some((folder) => name.startsWith(folder)),
    )
    .map((name) => `data/${name}`);
}
