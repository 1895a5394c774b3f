import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { formatDuration } from '../base/node/formatDuration.mjs';
import { run, runMain } from './process/run.mjs';
import { formatPlan, formatResult, groupSteps, parseDurations, STEPS } from './steps.mjs';

/** How long each step took last time on this machine. */
const DURATIONS_FILE = '.cache/durations.json';

const readDurations = () =>
  parseDurations(existsSync(DURATIONS_FILE) ? readFileSync(DURATIONS_FILE, 'utf8') : '');

// `npm run check`, and `npm run check:code` with `--code`.
const isCodeOnly = process.argv.includes('--code');

/** @typedef {import('./steps.mjs').Step & { ms?: number, hasFailed?: boolean }} Progress */

const since = Date.now();

await runMain(async () => {
  const name = isCodeOnly ? 'check:code' : 'check';
  /** @type {Progress[]} */
  const steps = STEPS.filter(({ isCode }) => isCode || !isCodeOnly).map((step) => ({ ...step }));
  const scripts = steps.map(({ script }) => script);
  console.log(formatPlan(name, scripts, readDurations()));
  try {
    for (const group of groupSteps(steps)) await runGroup(group);
    saveDuration(name, Date.now() - since);
  } finally {
    console.log(`\n${formatResult(steps, Date.now() - since)}`);
  }
});

/**
 * Runs a step on each core, until none is left. When one fails, the others still run and report.
 * @param {readonly Progress[]} group
 */
async function runGroup(group) {
  const waiting = [...group];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step, group.length > 1);
  };
  const ends = await Promise.allSettled(Array.from({ length: availableParallelism() }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/**
 * @param {Progress} step
 * @param {boolean} isParallel if so, its output is printed in one piece when it has ended
 */
async function runStep(step, isParallel) {
  const begun = Date.now();
  /** @type {string[]} */
  const lines = [];
  console.log(`\n▶ ${step.script}, ${formatDuration(begun - since)} after the start`);
  try {
    const onLine = isParallel ? (/** @type {string} */ line) => void lines.push(line) : undefined;
    await run('npm', ['run', '--silent', step.script], { onLine });
    saveDuration(step.script, Date.now() - begun);
  } catch (error) {
    step.hasFailed = true;
    throw error;
  } finally {
    step.ms = Date.now() - begun;
    if (isParallel) console.log([`\n${step.script}, ${formatDuration(step.ms)}:`, ...lines].join('\n'));
  }
}

/**
 * Saves how long a step took, only if it succeeded: a failing one ends early.
 * @param {string} script
 * @param {number} ms
 */
function saveDuration(script, ms) {
  mkdirSync('.cache', { recursive: true });
  // Read again: a step may have saved durations itself.
  writeFileSync(DURATIONS_FILE, JSON.stringify({ ...readDurations(), [script]: ms }));
}
