import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Mean time in ms between two checks of another process's lock. */
const PAUSE = 400;

/**
 * Runs something that must not run twice at once in a folder, such as a build; waits while another process
 * does, and says so. Waiting is right in either case: `npm start` finds the site that the other one has
 * built, and two builds in a script both succeed. The lock of a process that was killed does not count.
 * Covers the processes of this machine only.
 *
 * Each process has a lock file of its own, named by its id and its start time, because ids are reused. It
 * writes the file, and has the lock if it then sees no other: of two, at least one sees the other's file and
 * backs off. So no process ever deletes the file of one that runs.
 * @template T
 * @param {() => T | Promise<T>} work may take the same lock again, also in processes that it starts
 * @param {string} [folder]
 * @returns {Promise<T>}
 */
export async function withLock(work, folder = '.') {
  const place = path.resolve(folder, '.cache/build-lock');
  // The lock of an ancestor process covers what that process has started.
  const inherited = process.env.ATLAS_BUILD_LOCK;
  if (inherited && path.dirname(inherited) === place && existsSync(inherited)) return work();
  const own = path.join(place, `${process.pid}-${readStartTime(process.pid)}`);
  await acquire(own);
  const release = () => rmSync(own, { force: true });
  process.once('exit', release);
  process.env.ATLAS_BUILD_LOCK = own;
  try {
    return await work();
  } finally {
    if (inherited === undefined) delete process.env.ATLAS_BUILD_LOCK;
    else process.env.ATLAS_BUILD_LOCK = inherited;
    process.off('exit', release);
    release();
  }
}

/** @param {string} own */
async function acquire(own) {
  const place = path.dirname(own);
  mkdirSync(place, { recursive: true });
  let announced = '';
  for (;;) {
    let other = findOther(place);
    if (!other) {
      writeFileSync(own, '');
      other = findOther(place, own);
      if (!other) return;
      rmSync(own);
    }
    if (other.isRunning && announced !== other.file) {
      announced = other.file;
      const since = statSync(other.file, { throwIfNoEntry: false })?.mtime ?? new Date();
      console.log(
        `Process ${other.id} has been at work in this folder since ${since.toTimeString().slice(0, 8)}: ` +
          `waiting for it. If it hangs, end it: kill ${other.id}`,
      );
    }
    // What a killed process has started ends a moment after it. The pauses are random, so that of two that
    // back off one comes first.
    if (!other.isRunning) rmSync(other.file, { force: true });
    await wait(PAUSE * (0.5 + Math.random()));
  }
}

/**
 * The lock of another process.
 * @param {string} place
 * @param {string} [own]
 */
function findOther(place, own) {
  for (const name of readdirSync(place)) {
    const file = path.join(place, name);
    const [id = '', start] = name.split('-');
    if (file !== own) return { file, id, isRunning: readStartTime(Number(id)) === start };
  }
  return undefined;
}

/**
 * The start time of a process, in the format of the system; `null` when it has ended.
 * @param {number} id
 */
export function readStartTime(id) {
  try {
    return existsSync('/proc/self/stat')
      ? parseStat(readFileSync(`/proc/${id}/stat`, 'utf8'))
      : parsePs(
          execFileSync('ps', ['-o', 'stat=', '-o', 'lstart=', '-p', String(id)], {
            encoding: 'utf8',
            env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
            stdio: 'pipe',
          }),
        );
  } catch {
    // There is no such process.
    return null;
  }
}

/**
 * The start time in Linux's description of a process: `7 (next (v16)) S 1 …`.
 * @param {string} text
 */
export function parseStat(text) {
  const [state = '', ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return isDead(state) ? null : (rest[18] ?? null);
}

/**
 * The start time in the output of `ps`: `S+ Wed Nov 25 22:19:28 2026`.
 * @param {string} text
 */
export function parsePs(text) {
  const [state = '', ...start] = text.trim().split(/\s+/);
  return isDead(state) ? null : start.join('_') || null;
}

/** Whether it has ended, though its parent has not noticed yet. @param {string} state */
const isDead = (state) => /^[ZX]/.test(state);
