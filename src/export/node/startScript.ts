import { hash } from '../../base/node/cache';
import { FRAMEWORK_FOLDER } from '../../shell/shared/framework';
import { bundleScript } from './documents/bundleScript';
import type { ExportFile } from './documents/artefact';

/** Name of the artefact that is the program of every page; the script is its first file. */
export const START_SCRIPT = 'start script';

/**
 * Bundles the program that every page runs before the framework (`src/shell/client/start`).
 * @throws Error when it imports a package that would need the framework
 */
export async function getStartScript(): Promise<ExportFile> {
  const code = await bundleScript('shell/client/start/start.ts');
  return { path: `${FRAMEWORK_FOLDER.slice(1)}start-${hash(code).slice(0, 16)}.js`, body: code };
}
