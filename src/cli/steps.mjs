import { formatDuration } from '../base/node/formatDuration.mjs';

/**
 * A script of package.json. `isCode`: it needs no build, and is part of `npm run check:code`; `isSingleCore`:
 * it leaves the other cores idle.
 * @typedef {{ readonly script: string, readonly isCode?: boolean, readonly isSingleCore?: boolean }} Step
 */

/**
 * What `npm run check` runs, in this order.
 * @type {readonly Step[]}
 */
export const STEPS = [
  // The longest first, so that the three others run beside it.
  { script: 'types', isCode: true, isSingleCore: true },
  { script: 'format:check', isCode: true, isSingleCore: true },
  { script: 'lint', isCode: true, isSingleCore: true },
  { script: 'spelling', isCode: true, isSingleCore: true },
  { script: 'unit', isCode: true },
  { script: 'build' },
  { script: 'e2e' },
  // After the browser tests, which have built this site once. The whole site is built again each night.
  { script: 'build:repeat:fixture' },
  { script: 'build:interrupt' },
  { script: 'extension:remove' },
];

/**
 * Groups the steps that may run in parallel: neighbors that use a single core. Any other step runs by itself.
 * @template {Step} T
 * @param {readonly T[]} steps
 * @returns {T[][]}
 */
export function groupSteps(steps) {
  /** @type {T[][]} */
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.isSingleCore && last?.[0]?.isSingleCore) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** @typedef {Readonly<Record<string, number>>} Durations in ms, by script */

/**
 * Parses the durations that earlier runs have saved. Invalid ones are left out: the file is a cache, which
 * anything may have damaged, and no reason to stop.
 * @param {string} text
 * @returns {Durations}
 */
export function parseDurations(text) {
  try {
    const entries = Object.entries(JSON.parse(text) ?? {});
    return Object.fromEntries(entries.filter(([, ms]) => Number.isFinite(ms) && Number(ms) >= 0));
  } catch {
    // Not JSON: no durations are known.
    return {};
  }
}

/**
 * What a run will do, and how long each step took last time.
 * @param {string} name of the run
 * @param {readonly string[]} scripts
 * @param {Durations} durations
 */
export function formatPlan(name, scripts, durations) {
  const formatLast = (/** @type {string} */ key) => {
    const ms = durations[key];
    return ms === undefined ? 'no time known' : formatDuration(ms);
  };
  return [
    `npm run ${name}: ${scripts.length} steps, with how long each took last on this machine`,
    ...scripts.map((script, index) => formatRow(String(index + 1), script, formatLast(script))),
    formatRow('', 'whole', formatLast(name)),
  ].join('\n');
}

/**
 * What a run has done.
 * @param {readonly { script: string, ms?: number, hasFailed?: boolean }[]} steps without `ms`: not run
 * @param {number} whole
 */
export function formatResult(steps, whole) {
  const failed = steps.find(({ hasFailed }) => hasFailed);
  return [
    ...steps.map(({ script, ms, hasFailed }) =>
      formatRow(
        ms === undefined ? '-' : hasFailed ? '✗' : '✓',
        script,
        ms === undefined ? 'not run' : formatDuration(ms),
      ),
    ),
    formatRow('', 'whole', formatDuration(whole)),
    ...(failed ? ['', `${failed.script} has failed. To run only this step: npm test ${failed.script}`] : []),
  ].join('\n');
}

/** @param {string} symbol @param {string} name @param {string} text */
const formatRow = (symbol, name, text) => `  ${symbol.padStart(2)} ${name.padEnd(21)} ${text.padStart(13)}`;
