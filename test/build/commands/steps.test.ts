import { expect, it } from 'vitest';
import { formatPlan, formatResult, parseDurations, runSteps } from '../../../src/build/commands/steps.mjs';

it.each([
  ['{"lint":1200}', { lint: 1200 }],
  ['{"lint":"soon","unit":-1,"types":null,"e2e":7}', { e2e: 7 }],
  ['[3]', { 0: 3 }],
  ['null', {}],
  ['{"lint":12', {}],
  ['', {}],
])('durations that are kept as %s', (text, durations) => {
  expect(parseDurations(text)).toEqual(durations);
});

it('a plan invents no time', () => {
  expect(formatPlan('check', ['lint', 'unit'], { lint: 61_000 }).split('\n')).toEqual([
    'npm run check: 2 steps, with how long each took last on this machine',
    '   1 lint                      1 min 1 s',
    '   2 unit                  no time known',
    '     whole                 no time known',
  ]);
});

it('a result says what has failed, what was stopped or not run, and how to run it alone', () => {
  const steps = [
    { script: 'build', hasBegun: true },
    { script: 'lint', hasBegun: true, ms: 1200 },
    { script: 'unit', hasBegun: true, ms: 300, hasFailed: true },
    { script: 'e2e' },
  ];
  expect(formatResult(steps, 1500).split('\n')).toEqual([
    '   - build                       stopped',
    '   ✓ lint                          1.2 s',
    '   ✗ unit                          0.3 s',
    '   - e2e                         not run',
    '     whole                         1.5 s',
    '',
    'unit has failed. Alone: npm test unit',
  ]);
});

it('a result without a failure has nothing to say after its times', () => {
  expect(formatResult([{ script: 'lint', ms: 1200 }], 1300)).toMatch(/whole +1\.3 s$/);
});

/** Runs steps of one tick each, but the first, which takes three; what has begun and ended, in that order. */
async function trace(lanes: number, failing?: string): Promise<string> {
  const steps = [
    { script: 'build' },
    { script: 'lint' },
    { script: 'types' },
    { script: 'unit', isParallel: true },
    { script: 'e2e', isParallel: true },
  ];
  const events: string[] = [];
  const run = runSteps(steps, lanes, async ({ script }, isAlone) => {
    events.push(isAlone ? `${script}!` : script);
    for (let tick = script === 'build' ? 30 : 1; tick > 0; tick -= 1) await Promise.resolve();
    if (script === failing) throw new Error(script);
    events.push(`/${script}`);
  });
  await run.catch((error: Error) => events.push(`✗${error.message}`));
  return events.join(' ');
}

it.each([
  ['one after another on one core', 1, 'build! /build lint! /lint types! /types unit! /unit e2e! /e2e'],
  ['beside the build on two', 2, 'build lint /lint types /types /build unit! /unit e2e! /e2e'],
])('steps run %s', async (_, lanes, events) => {
  expect(await trace(lanes)).toBe(events);
});

it('a step that fails ends the run at once, and nothing starts after it', async () => {
  expect(await trace(2, 'lint')).toBe('build lint ✗lint');
  expect(await trace(2, 'build')).toMatch(/✗build$/);
  expect(await trace(2, 'unit')).toMatch(/unit! ✗unit$/);
});
