import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { formatDuration } from './progress.mjs';
import { run, runMain } from './run.mjs';
import { formatPlan, formatResult, parseDurations, runSteps, STEPS } from './steps.mjs';

/** How many steps run side by side, of those that may: what a build and a compiler need fits into any machine. */
const LANES = Math.min(2, availableParallelism());

/** How long the steps took last on this machine. */
const DURATIONS_FILE = '.cache/durations.json';

const readDurations = () =>
  parseDurations(existsSync(DURATIONS_FILE) ? readFileSync(DURATIONS_FILE, 'utf8') : '');

// `npm run check`, and `npm run check:code` with `--code`.
const isCodeOnly = process.argv.includes('--code');

await runMain(async () => {
  const name = isCodeOnly ? 'check:code' : 'check';
  /** @type {(import('./steps.mjs').Step & import('./steps.mjs').Outcome)[]} */
  const steps = STEPS.filter(({ isCode }) => isCode || !isCodeOnly).map((step) => ({ ...step }));
  const scripts = steps.map(({ script }) => script);
  const since = Date.now();
  console.log(formatPlan(name, scripts, readDurations()));
  try {
    await runSteps(steps, LANES, async (step, isAlone) => {
      const begun = Date.now();
      step.hasBegun = true;
      const number = scripts.indexOf(step.script) + 1;
      console.log(
        `\n▶ ${number} of ${steps.length}: ${step.script}, ${formatDuration(begun - since)} after the start`,
      );
      // Whose line it is, where two steps write.
      const onLine = isAlone
        ? undefined
        : (/** @type {string} */ line) => console.log(`${step.script} │ ${line}`);
      try {
        await run('npm', ['run', '--silent', step.script], { onLine });
        keep(step.script, Date.now() - begun);
      } catch (error) {
        step.hasFailed = true;
        throw error;
      } finally {
        step.ms = Date.now() - begun;
      }
    });
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
