import path from 'node:path';
import { ROOT } from '../../../base/node/files';
import { oncePerProcess } from '../../../base/node/oncePerProcess';
import { getPackageFolder, readManifest, type Manifest } from '../../../base/node/manifest';

/**
 * The bundler, and every package that the given package may import, with installed versions:
 * `folder@version`, sorted. A size that was measured with the same versions is still valid.
 */
export function listRuntimeVersions(packageName: string): readonly string[] {
  return oncePerProcess(`runtime versions ${packageName}`, () => {
    const found = new Map<string, string>();
    for (const name of ['rolldown', packageName]) addPackage(getPackageFolder(name), found);
    return [...found].map(([folder, version]) => `${folder}@${version}`).sort();
  });
}

function addPackage(folder: string, found: Map<string, string>): void {
  const place = path.relative(ROOT, folder);
  const manifest = readManifest(folder);
  if (!manifest || found.has(place)) return;
  found.set(place, manifest.version);
  for (const name of listDependencies(manifest)) addPackage(resolveFolder(name, folder), found);
}

function listDependencies({ dependencies, peerDependencies }: Manifest): string[] {
  return Object.keys({ ...dependencies, ...peerDependencies });
}

/** The folder of a dependency; a copy nested in the dependent package takes precedence. */
function resolveFolder(name: string, from: string): string {
  const own = path.join(from, 'node_modules', name);
  return readManifest(own) ? own : getPackageFolder(name);
}
