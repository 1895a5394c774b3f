import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Folder into which Next writes the export, before it is checked and complete. */
export const STAGING = path.resolve('.export');

/** Folder of the finished site. */
export const OUT = path.resolve('out');

/** Folder of the configurations of servers, beside the site that they serve. */
export const HOSTING = path.resolve('hosting');

/** Folder in which these wait until the site that they belong to is complete. */
export const HOSTING_STAGING = path.resolve('.export-hosting');

/** What Next writes about the build as it goes, and reads at the next one: half a file ends that with a syntax error. */
const DIAGNOSTICS = path.resolve('.next/diagnostics');

/** Folder of the earlier site while the new one replaces it. */
const EARLIER = path.resolve('.export-earlier');

/** Marks a complete export, with its time: the renamed `BEGUN_MARK`, so that an export has one of both. */
export const COMPLETE_MARK = '.complete';

/** Marks an export that is being completed. */
export const BEGUN_MARK = '.begun';

/**
 * Whether a folder is a whole export.
 * @param {string} folder
 */
export const isComplete = (folder) => existsSync(path.join(folder, COMPLETE_MARK));

/**
 * Replaces `out/` and `hosting/` by the complete export. Folders are renamed and not copied, and the site's is the
 * last: as long as the new one is in its first place, `recover` does again whatever a kill has left undone.
 */
export function publish() {
  if (existsSync(HOSTING_STAGING)) {
    rmSync(HOSTING, { recursive: true, force: true });
    renameSync(HOSTING_STAGING, HOSTING);
  }
  if (existsSync(OUT)) {
    discard(EARLIER);
    renameSync(OUT, EARLIER);
  }
  renameSync(STAGING, OUT);
  discard(EARLIER);
}

/**
 * Completes or undoes a replacement that was killed. Needs the lock of the folder: it must not see the steps of a
 * build that still runs.
 */
export function recover() {
  if (isComplete(STAGING)) publish();
  // Somebody has deleted the new site instead.
  else if (!existsSync(OUT) && isComplete(EARLIER)) renameSync(EARLIER, OUT);
  else discard(EARLIER);
}

/** Deletes what an unfinished build has left; before a new one, which needs the place. */
export function discardUnfinished() {
  discard(STAGING);
  for (const folder of [HOSTING_STAGING, DIAGNOSTICS]) rmSync(folder, { recursive: true, force: true });
}

/**
 * Deletes an export, its mark first: half of it is never taken for a whole one.
 * @param {string} folder
 */
function discard(folder) {
  rmSync(path.join(folder, COMPLETE_MARK), { force: true });
  rmSync(folder, { recursive: true, force: true });
}
