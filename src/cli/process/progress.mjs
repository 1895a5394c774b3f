import { formatDuration } from '../../base/node/formatDuration.mjs';

/** @typedef {{ write: (text: string) => unknown, isTTY?: boolean, columns?: number }} Output */

/**
 * Shows the phases of a command with their times; each begins when the previous one ends. On a terminal the
 * current phase has one line, which is updated in place; a log gets a line when it begins, and when it ends.
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

  /** @param {string} line about the current phase */
  function showState(line) {
    show(output.isTTY ? [] : [line], line);
  }

  /** @param {string} symbol */
  function finish(symbol) {
    if (phase)
      show([`${symbol} ${phase.name.padEnd(8)} ${formatDuration(now() - phase.since).padStart(12)}`]);
    phase = undefined;
  }

  return {
    /** @param {string} name of the phase that begins */
    begin(name) {
      finish('✓');
      phase = { name, since: now() };
      showState(`${name} …`);
    },
    /** Shows how far the current phase is. @param {number} done @param {number} total */
    count(done, total) {
      if (phase) showState(`${phase.name} ${done} of ${total}`);
    },
    /** Shows a line of another program. @param {string} line */
    log(line) {
      show([line], live);
    },
    end() {
      finish('✓');
    },
    /** Marks the current phase as failed; its output says why. */
    fail() {
      finish('✗');
    },
  };
}
