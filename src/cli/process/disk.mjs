import { accessSync, constants, existsSync, lstatSync, readFileSync, readdirSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** Folders that a build writes, below its own; where there is none yet, it makes one. */
const WRITTEN = ['.', 'out', 'hosting', '.export', '.export-earlier', '.export-hosting', '.next', '.cache'];

/** Free bytes below which a disk counts as full after a failure: writers leave a rest that is too small for them. */
const ALMOST_NOTHING = 16e6;

const toMB = (/** @type {number} */ bytes) => `${Math.ceil(bytes / 1e6)} MB`;

/**
 * Checks before a build, which takes minutes, that it can write its folders and that there is room.
 * @throws Error that names the folder, and the cure
 */
export function checkDisk() {
  for (const folder of WRITTEN.filter((name) => existsSync(name))) {
    try {
      accessSync(folder, constants.W_OK);
    } catch (error) {
      throw new Error(describeReadOnly(path.resolve(folder), error), { cause: error });
    }
  }
  if (isMountPoint(path.resolve('out'))) {
    throw new Error(
      `${path.resolve('out')} is mounted, so that no new site can take its place. Mount the folder above it, ` +
        'or build without the mount and copy out/ there.',
    );
  }
  if (getFreeBytes() < getNeededBytes()) throw new Error(describeFullDisk());
}

/**
 * What a failure says to whoever reads it: a sentence, with the cure where the disk is the reason.
 * @param {unknown} error
 */
export function explain(error) {
  if (!(error instanceof Error)) return String(error);
  const { code, path: file } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return `${error.message}\n${describeFullDisk()}`;
  if (file && (code === 'EROFS' || code === 'EACCES' || code === 'EPERM'))
    return describeReadOnly(file, error);
  return error.message;
}

/**
 * What to add to the failure of another program, which tells of a full disk in its own words.
 * @returns {string} with a line break before it; empty when there is room
 */
export function explainFullDisk() {
  return getFreeBytes() < ALMOST_NOTHING ? `\n${describeFullDisk()}` : '';
}

function describeFullDisk() {
  const needed = getNeededBytes();
  // The earlier site stays until the new one is complete.
  const amount = needed > 0 ? `, and a build needs about ${toMB(needed)} beside what is there` : '';
  return (
    `The disk of ${path.resolve('.')} is full: ${toMB(getFreeBytes())} are free${amount}. ` +
    'Make room, then run npm run build again; out/ is as it was.'
  );
}

/**
 * @param {string} file
 * @param {unknown} error
 */
function describeReadOnly(file, error) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error);
  const cure =
    code === 'EROFS'
      ? 'It is on a disk or a mount for reading only: mount it for writing, or build in a copy of the repository.'
      : 'It belongs to another user, or is protected: give it to the user who builds, or delete it.';
  return `${file} cannot be written (${code}). ${cure}`;
}

/**
 * Whether something is mounted at a path, which then cannot be renamed. Only Linux says so.
 * @param {string} folder
 */
function isMountPoint(folder) {
  if (!existsSync('/proc/self/mountinfo')) return false;
  const lines = readFileSync('/proc/self/mountinfo', 'utf8').split('\n');
  return lines.some((line) => line.split(' ')[4]?.replaceAll('\\040', ' ') === folder);
}

function getFreeBytes() {
  const { bavail, bsize } = statfsSync('.');
  return bavail * bsize;
}

/**
 * How many bytes a build needs in addition: Next's folder and the new export are as large as the earlier export each,
 * and take the place of what an earlier build has left in theirs. 0 before the first build, of which nothing is known.
 */
function getNeededBytes() {
  const left = ['.next', '.export', '.export-earlier'].map(getSize);
  return Math.max(0, 2 * getSize('out') - left.reduce((sum, size) => sum + size, 0));
}

/**
 * Bytes of a file or folder, with what a disk adds to small files; 0 where there is none.
 * @param {string} file
 * @returns {number}
 */
function getSize(file) {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  const own = stats ? Math.max(stats.size, stats.blocks * 512) : 0;
  if (!stats?.isDirectory()) return own;
  return readdirSync(file).reduce((sum, name) => sum + getSize(path.join(file, name)), own);
}
