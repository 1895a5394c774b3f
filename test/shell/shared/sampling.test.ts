import { expect, it } from 'vitest';
import { isSampled } from '../../../src/shell/shared/sampling';

it.each([
  [1, 0.999, true],
  [0.1, 0.1, true],
  [0.1, 0.1001, false],
  [0.0001, 0.0001, true],
  [0.0001, 0.0002, false],
  // Nothing is drawn for never.
  [0, 0, false],
  [-1, 0, false],
])('of a chance of %d, a draw of %d is sent: %s', (chance, draw, expected) => {
  expect(isSampled(chance, draw)).toBe(expected);
});
