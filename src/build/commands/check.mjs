import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { formatDuration } from './progress.mjs';
import { run, runMain } from './run.mjs';
import { formatPlan, formatResult, parseDurations, STEPS } from './steps.mjs';

/** How long the steps took last on this machine. */
const DURATIONS_FILE = '.cache/durations.json';

const readDurations = () =>
  parseDurations(existsSync(DURATIONS_FILE) ? readFileSync(DURATIONS_FILE, 'utf8') : '');

// `npm run check`, and `npm run check:code` with `--code`.
const isCodeOnly = process.argv.includes('--code');

await runMain(async () => {
  const name = isCodeOnly ? 'check:code' : 'check';
  /** @type {{ script: string, ms?: number, hasFailed?: boolean }[]} */
  const steps = STEPS.filter(({ isCode }) => isCode || !isCodeOnly).map(({ script }) => ({ script }));
  const scripts = steps.map(({ script }) => script);
  const since = Date.now();
  console.log(formatPlan(name, scripts, readDurations()));
  try {
    for (const [index, step] of steps.entries()) {
      const begun = Date.now();
      console.log(
        `\n▶ ${index + 1} of ${steps.length}: ${step.script}, ${formatDuration(begun - since)} after the start`,
      );
      try {
        await run('npm', ['run', '--silent', step.script]);
        keep(step.script, Date.now() - begun);
      } catch (error) {
        step.hasFailed = true;
        throw error;
      } finally {
        step.ms = Date.now() - begun;
      }
    }
    keep(name, Date.now() - since);
  } finally {
    console.log(`\n${formatResult(steps, Date.now() - since)}`);
  }
});

/**
 * Only of what has succeeded: what fails ends early.
 * @param {string} script
 * @param {number} ms
 */
function keep(script, ms) {
  mkdirSync('.cache', { recursive: true });
  // Read again: a step may have been a run of its own.
  writeFileSync(DURATIONS_FILE, JSON.stringify({ ...readDurations(), [script]: ms }));
}
