import { accessSync, constants, existsSync, lstatSync, readFileSync, readdirSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** Folders that a build writes to, below its own; it creates those that are missing. */
const WRITTEN = ['.', 'out', 'hosting', '.export', '.export-earlier', '.export-hosting', '.next', '.cache'];

/** Free bytes below which a disk counts as full after a failure: what is left was too small to write to. */
const MIN_FREE_BYTES = 16e6;

const toMB = (/** @type {number} */ bytes) => `${Math.ceil(bytes / 1e6)} MB`;

/**
 * Checks before a build, which takes minutes, that it can write to its folders and that there is space.
 * @throws Error that names the folder, and the fix
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
 * The message of a failure: a sentence, with the fix if the disk is the reason.
 * @param {unknown} error
 */
export function describeFailure(error) {
  if (!(error instanceof Error)) return String(error);
  const { code, path: file } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return `${error.message}\n${describeFullDisk()}`;
  if (file && (code === 'EROFS' || code === 'EACCES' || code === 'EPERM'))
    return describeReadOnly(file, error);
  return error.message;
}

/**
 * What to add to the error of another program, which reports a full disk in its own words.
 * @returns {string} with a line break before it; empty when there is space
 */
export function explainFullDisk() {
  return getFreeBytes() < MIN_FREE_BYTES ? `\n${describeFullDisk()}` : '';
}

function describeFullDisk() {
  const needed = getNeededBytes();
  // The earlier site stays until the new one is complete.
  const amount = needed > 0 ? `, and a build needs about ${toMB(needed)} beside what is there` : '';
  return (
    `The disk of ${path.resolve('.')} is full: ${toMB(getFreeBytes())} are free${amount}. ` +
    'Free up some space, then run npm run build again; out/ is unchanged.'
  );
}

/**
 * @param {string} file
 * @param {unknown} error
 */
function describeReadOnly(file, error) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error);
  const fix =
    code === 'EROFS'
      ? 'It is on a read-only disk or mount: mount it for writing, or build in a copy of the repository.'
      : 'It belongs to another user, or is protected: give it to the user who builds, or delete it.';
  return `${file} cannot be written (${code}). ${fix}`;
}

/**
 * Whether something is mounted at a path, which then cannot be renamed. Known on Linux only.
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
 * How many more bytes a build needs: Next's folder and the new export are each as large as the earlier
 * export, and replace what an earlier build has left there. 0 before the first build, when nothing is known.
 */
function getNeededBytes() {
  const left = ['.next', '.export', '.export-earlier'].map(getSize);
  return Math.max(0, 2 * getSize('out') - left.reduce((sum, size) => sum + size, 0));
}

/**
 * Bytes that a file or folder takes on the disk, where small files take a whole block; 0 if there is none.
 * @param {string} file
 * @returns {number}
 */
function getSize(file) {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  const own = stats ? Math.max(stats.size, stats.blocks * 512) : 0;
  if (!stats?.isDirectory()) return own;
  return readdirSync(file).reduce((sum, name) => sum + getSize(path.join(file, name)), own);
}
