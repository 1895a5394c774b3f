import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Folder into which Next writes the export, before it is checked and complete. */
export const STAGING = path.resolve('.export');

/** Folder of the finished site. */
export const OUT = path.resolve('out');

/** Folder of the server configurations, beside the site that they serve. */
export const HOSTING = path.resolve('hosting');

/** Folder in which these wait until the site that they belong to is complete. */
export const HOSTING_STAGING = path.resolve('.export-hosting');

/** What Next writes about a build while it runs, and parses in the next one, which half a file would end. */
const DIAGNOSTICS = path.resolve('.next/diagnostics');

/** Folder of the earlier site while the new one replaces it. */
const EARLIER = path.resolve('.export-earlier');

/**
 * File that marks a complete export, and has its time: renamed from `.begun`, so that an export has one of
 * the two.
 */
export const COMPLETE_MARKER = '.complete';

/** File that marks an export that is being completed. */
export const STARTED_MARKER = '.begun';

/**
 * Whether a folder is a whole export.
 * @param {string} folder
 */
export const isComplete = (folder) => existsSync(path.join(folder, COMPLETE_MARKER));

/**
 * Replaces `out/` and `hosting/` with the complete export. Folders are renamed, not copied, and the site's
 * comes last: as long as the new site is still in `.export`, `recover` completes whatever a kill has
 * interrupted.
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
 * Completes or undoes a replacement that was interrupted by a kill. Needs the lock of the folder: it must not
 * see the intermediate steps of a running build.
 */
export function recover() {
  if (isComplete(STAGING)) publish();
  // Somebody has deleted the new site: the earlier one takes its place.
  else if (!existsSync(OUT) && isComplete(EARLIER)) renameSync(EARLIER, OUT);
  else discard(EARLIER);
}

/** Deletes what an unfinished build has left, before a new one that needs the folders. */
export function discardUnfinished() {
  discard(STAGING);
  for (const folder of [HOSTING_STAGING, DIAGNOSTICS]) rmSync(folder, { recursive: true, force: true });
}

/**
 * Deletes an export, the file that marks it as complete first: half of it is never taken for a whole one.
 * @param {string} folder
 */
function discard(folder) {
  rmSync(path.join(folder, COMPLETE_MARKER), { force: true });
  rmSync(folder, { recursive: true, force: true });
}
