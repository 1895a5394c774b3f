import { expect, it } from 'vitest';
import { formatPlan, formatResult, groupSteps, parseDurations } from '../../src/cli/steps.mjs';

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

it('a result says what has failed, what was not run, and how to run it alone', () => {
  const steps = [
    { script: 'lint', ms: 1200 },
    { script: 'unit', ms: 300, hasFailed: true },
    { script: 'e2e' },
  ];
  expect(formatResult(steps, 1500).split('\n')).toEqual([
    '   ✓ lint                          1.2 s',
    '   ✗ unit                          0.3 s',
    '   - e2e                         not run',
    '     whole                         1.5 s',
    '',
    'unit has failed. To run only this step: npm test unit',
  ]);
});

it('a result without a failure has nothing to say after its times', () => {
  expect(formatResult([{ script: 'lint', ms: 1200 }], 1300)).toMatch(/whole +1\.3 s$/);
});

it('neighbors that use a single core run side by side, in their order; all others alone', () => {
  const steps = [
    { script: 'types', isSingleCore: true },
    { script: 'lint', isSingleCore: true },
    { script: 'unit' },
    { script: 'build' },
    { script: 'spelling', isSingleCore: true },
  ];
  expect(groupSteps(steps).map((group) => group.map(({ script }) => script))).toEqual([
    ['types', 'lint'],
    ['unit'],
    ['build'],
    ['spelling'],
  ]);
});
