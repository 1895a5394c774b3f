import { spawn } from 'node:child_process';

/**
 * Runs a command and forwards its output; resolves when it has succeeded.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, ignoredLines?: readonly RegExp[] }} [options]
 *   `ignoredLines`: lines of output that are hidden
 * @returns {Promise<void>} rejects with a sentence when the command fails
 */
export function run(command, args, { cwd, env = {}, ignoredLines = [] } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ignoredLines.length > 0 ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
      cwd,
    });
    for (const [stream, output] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      let rest = '';
      const write = (/** @type {string} */ line) => {
        if (!ignoredLines.some((pattern) => pattern.test(line))) output.write(`${line}\n`);
      };
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        lines.forEach(write);
      });
      stream?.on('end', () => rest && write(rest));
    }
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${[command, ...args].join(' ')} failed with code ${code}.`));
    });
  });
}

/**
 * Runs the main part of a command file; a failure is one sentence, not a stack.
 * @param {() => Promise<unknown>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
