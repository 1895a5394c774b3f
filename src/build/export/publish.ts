import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../files';

/** Where Next writes the export, before it is checked and complete. */
export const STAGING = path.join(ROOT, '.export');

/** Where the finished site is. */
export const OUT = path.join(ROOT, 'out');

/** Where the earlier site waits while the new one takes its place. */
const EARLIER = path.join(ROOT, '.export-earlier');

/** Written last: tells that an export is complete, and since when. */
export const COMPLETE_MARK = '.complete';

/** Written first: what is found with it alone was left half done. */
export const BEGUN_MARK = '.begun';

const isComplete = (folder: string) => existsSync(path.join(folder, COMPLETE_MARK));

/**
 * Puts the complete export in the place of `out/`. Folders are renamed and none is copied, so that whoever
 * looks, or kills the process, finds the earlier site, the new one, or what `recover` needs.
 */
export function publish(): void {
  rmSync(EARLIER, { recursive: true, force: true });
  if (existsSync(OUT)) renameSync(OUT, EARLIER);
  renameSync(STAGING, OUT);
  rmSync(EARLIER, { recursive: true, force: true });
}

/**
 * Puts right what a kill has left behind.
 * @throws Error with what to run when the export was left half done
 */
export function recover(): void {
  if (isComplete(STAGING)) return publish();
  if (!existsSync(OUT) && isComplete(EARLIER)) renameSync(EARLIER, OUT);
  if (existsSync(path.join(STAGING, BEGUN_MARK))) {
    throw new Error('.export/ was left half done. Run npm run build.');
  }
}
