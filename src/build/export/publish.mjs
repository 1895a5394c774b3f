import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../files';

/** Folder into which Next writes the export, before it is checked and complete. */
export const STAGING = path.join(ROOT, '.export');

/** Folder of the finished site. */
export const OUT = path.join(ROOT, 'out');

/** Folder of the configurations of servers, beside the site that they serve. */
export const HOSTING = path.join(ROOT, 'hosting');

/** Folder of the earlier site while the new one replaces it. */
const EARLIER = path.join(ROOT, '.export-earlier');

/** Written last: marks a complete export, with its time. */
export const COMPLETE_MARK = '.complete';

/** Written first: an export with only this file is incomplete. */
export const BEGUN_MARK = '.begun';

const isComplete = (folder: string) => existsSync(path.join(folder, COMPLETE_MARK));

/**
 * Replaces `out/` by the complete export. Folders are renamed and not copied, so that at any time,
 * even after a kill, there is the earlier site, the new one, or what `recover` needs.
 */
export function publish(): void {
  rmSync(EARLIER, { recursive: true, force: true });
  if (existsSync(OUT)) renameSync(OUT, EARLIER);
  renameSync(STAGING, OUT);
  rmSync(EARLIER, { recursive: true, force: true });
}

/**
 * Completes or undoes an interrupted replacement.
 * @throws Error with the command to run when the export is incomplete
 */
export function recover(): void {
  if (isComplete(STAGING)) return publish();
  if (!existsSync(OUT) && isComplete(EARLIER)) renameSync(EARLIER, OUT);
  if (existsSync(path.join(STAGING, BEGUN_MARK))) {
    throw new Error('.export/ was left half done. Run npm run build.');
  }
}
