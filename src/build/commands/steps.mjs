import { formatDuration } from './progress.mjs';

/**
 * A script of package.json.
 * @typedef {object} Step
 * @property {string} script
 * @property {boolean} [isCode] needs no build: it belongs to `npm run check:code`
 * @property {boolean} [isParallel] uses every core by itself: nothing runs beside it
 */

/**
 * What `npm run check` runs, in this order; the longest of those that may run side by side is the first.
 * @type {readonly Step[]}
 */
export const STEPS = [
  { script: 'build' },
  { script: 'format:check', isCode: true },
  { script: 'lint', isCode: true },
  { script: 'spelling', isCode: true },
  { script: 'types', isCode: true },
  { script: 'unit', isCode: true, isParallel: true },
  { script: 'e2e', isParallel: true },
  // After the browser tests, which have built this site once. The whole site is built again each night.
  { script: 'build:repeat:fixture', isParallel: true },
  { script: 'build:interrupt', isParallel: true },
];

/**
 * Runs steps in their order, so many side by side. Rejects with the first failure, while others may be at work.
 * @template {Step} S
 * @param {readonly S[]} steps
 * @param {number} lanes
 * @param {(step: S, isAlone: boolean) => Promise<void>} runStep
 */
export async function runSteps(steps, lanes, runStep) {
  /** @type {Set<Promise<void>>} */
  const atWork = new Set();
  for (const step of steps) {
    const isAlone = step.isParallel === true || lanes === 1;
    while (atWork.size > 0 && (isAlone || atWork.size >= lanes)) await Promise.race(atWork);
    const work = runStep(step, isAlone).then(() => void atWork.delete(work));
    atWork.add(work);
    if (isAlone) await work;
  }
  await Promise.all(atWork);
}

/** @typedef {Readonly<Record<string, number>>} Durations in ms, by script */

/**
 * Reads the durations that earlier runs have kept. What is none is left out: the file is a cache, which anything may
 * have damaged, and no reason to stop.
 * @param {string} text
 * @returns {Durations}
 */
export function parseDurations(text) {
  try {
    const entries = Object.entries(JSON.parse(text) ?? {});
    return Object.fromEntries(entries.filter(([, ms]) => Number.isFinite(ms) && Number(ms) >= 0));
  } catch {
    // Nothing is known then.
    return {};
  }
}

/**
 * What a run will do, and how long each step took last.
 * @param {string} name of the run
 * @param {readonly string[]} scripts
 * @param {Durations} durations
 */
export function formatPlan(name, scripts, durations) {
  const tell = (/** @type {string} */ key) => {
    const ms = durations[key];
    return ms === undefined ? 'no time known' : formatDuration(ms);
  };
  return [
    `npm run ${name}: ${scripts.length} steps, with how long each took last on this machine`,
    ...scripts.map((script, index) => formatRow(String(index + 1), script, tell(script))),
    formatRow('', 'whole', tell(name)),
  ].join('\n');
}

/**
 * What has become of a step, without `ms`: it has not ended, and what was at work is stopped.
 * @typedef {{ script: string, hasBegun?: boolean, ms?: number, hasFailed?: boolean }} Outcome
 */

/**
 * What a run has done.
 * @param {readonly Outcome[]} steps
 * @param {number} whole
 */
export function formatResult(steps, whole) {
  const failed = steps.find(({ hasFailed }) => hasFailed);
  return [
    ...steps.map(({ script, hasBegun, ms, hasFailed }) =>
      ms === undefined
        ? formatRow('-', script, hasBegun ? 'stopped' : 'not run')
        : formatRow(hasFailed ? '✗' : '✓', script, formatDuration(ms)),
    ),
    formatRow('', 'whole', formatDuration(whole)),
    ...(failed ? ['', `${failed.script} has failed. Alone: npm test ${failed.script}`] : []),
  ].join('\n');
}

/** @param {string} mark @param {string} name @param {string} text */
const formatRow = (mark, name, text) => `  ${mark.padStart(2)} ${name.padEnd(21)} ${text.padStart(13)}`;
