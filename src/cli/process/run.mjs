import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { describeFailure } from './disk.mjs';

/** Relative to the folder in which commands run: the browser tests' loader has no `import.meta`. */
const GUARD = path.resolve('src/cli/process/guard.mjs');

/** Signals by which a terminal, a supervisor or a closed window ends a command. */
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** How long in ms a command may take to end after a signal. */
const GRACE = 5_000;

/**
 * Runs a command and forwards its output; resolves when it has succeeded. It reads nothing from the terminal.
 * Nothing that it starts outlives it, or this process: a signal ends all of it, and then this process.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, onLine?: (line: string) => void }} [options] `onLine`
 *   gets the output, line by line, in place of the terminal
 * @returns {Promise<void>} rejects with a sentence when the command fails
 */
export function run(command, args, { cwd, env = {}, onLine } = {}) {
  return new Promise((resolve, reject) => {
    const output = onLine ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, [GUARD, command, ...args], {
      // In a process group of its own, which ends as a whole. The IPC channel tells the guard that this
      // process has ended.
      detached: true,
      stdio: ['ignore', output, output, 'ipc'],
      env: { ...process.env, ...env },
      cwd,
    });
    if (onLine) for (const stream of [child.stdout, child.stderr]) if (stream) readLines(stream, onLine);
    const interruption = forwardSignals(child);
    child.once('error', reject);
    child.once('close', (code) => {
      const signal = interruption();
      if (signal) process.exit(128 + constants.signals[signal]);
      if (code === 0) resolve();
      else reject(new Error(`${[command, ...args].join(' ')} failed with code ${code}.`));
    });
  });
}

/**
 * Splits a stream into lines.
 * @param {import('node:stream').Readable} from
 * @param {(line: string) => void} onLine
 */
function readLines(from, onLine) {
  let rest = '';
  from.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  from.on('end', () => rest && onLine(rest));
}

/**
 * Forwards the signals that this process gets to a process group, as long as that runs.
 * @param {import('node:child_process').ChildProcess} head of the group
 * @returns {() => NodeJS.Signals | undefined} the signal that has ended it
 */
function forwardSignals(head) {
  /** @type {NodeJS.Signals | undefined} */
  let received;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const send = (/** @type {NodeJS.Signals} */ signal) => {
    try {
      if (head.pid) process.kill(-head.pid, signal);
    } catch {
      // It has ended.
    }
  };
  const onSignal = (/** @type {NodeJS.Signals} */ signal) => {
    // A second signal means that the user does not want to wait.
    send(received ? 'SIGKILL' : signal);
    received = signal;
    timer ??= setTimeout(send, GRACE, 'SIGKILL');
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  head.once('exit', () => {
    clearTimeout(timer);
    for (const signal of SIGNALS) process.off(signal, onSignal);
    // Ends what the command has left, such as the workers of a bundler that has crashed.
    send('SIGKILL');
  });
  return () => received;
}

/**
 * Runs the main part of a command file; prints a failure as one sentence, without a stack trace.
 * @param {() => Promise<unknown>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(`\n${describeFailure(error)}\n`);
    process.exit(1);
  }
}
