import { expect, it } from 'vitest';
import { formatDuration } from '../../../src/base/node/formatDuration.mjs';

it.each([
  [0, '0.0 s'],
  [440, '0.4 s'],
  [9_949, '9.9 s'],
  [9_950, '10 s'],
  [59_499, '59 s'],
  [59_500, '1 min 0 s'],
  [151_000, '2 min 31 s'],
])('%d ms are %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
