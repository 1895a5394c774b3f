import { formatDuration } from '../../base/node/formatDuration.mjs';

/** @typedef {{ write: (text: string) => unknown, isTTY?: boolean, columns?: number }} Output */

/**
 * Shows the phases of a command, each of which begins when the one before ends, with its time. On a terminal the phase
 * at work has one line, which is written again and again; a log gets a line when it begins, and when it ends.
 * @param {{ output?: Output, now?: () => number }} [options]
 */
export function createProgress({ output = process.stdout, now = Date.now } = {}) {
  /** @type {{ name: string, since: number } | undefined} */
  let phase;
  let live = '';

  /** Writes lines, and the live one below them. @param {string[]} lines @param {string} [under] */
  function show(lines, under = '') {
    const erase = live ? '\r\x1b[K' : '';
    live = output.isTTY ? under.slice(0, (output.columns || 80) - 1) : '';
    output.write(erase + lines.map((line) => `${line}\n`).join('') + live);
  }

  /** @param {string} line about the phase at work */
  function showState(line) {
    show(output.isTTY ? [] : [line], line);
  }

  /** @param {string} mark */
  function finish(mark) {
    if (phase) show([`${mark} ${phase.name.padEnd(8)} ${formatDuration(now() - phase.since).padStart(12)}`]);
    phase = undefined;
  }

  return {
    /** @param {string} name of the phase that begins */
    begin(name) {
      finish('✓');
      phase = { name, since: now() };
      showState(`${name} …`);
    },
    /** How far the phase at work is. @param {number} done @param {number} total */
    count(done, total) {
      if (phase) showState(`${phase.name} ${done} of ${total}`);
    },
    /** A line of another program. @param {string} line */
    log(line) {
      show([line], live);
    },
    end() {
      finish('✓');
    },
    /** The phase at work has failed; what it has written says why. */
    fail() {
      finish('✗');
    },
  };
}
