import { expect, it } from 'vitest';
import { toIdPrefix } from '../../../src/demo/shared/demo';

it('gives every demo of a page ids of its own', () => {
  const prefixes = Array.from({ length: 12 }, (_, index) => toIdPrefix(index));
  expect(new Set(prefixes).size).toBe(12);
  expect(
    prefixes.some((prefix) => prefixes.some((other) => other !== prefix && other.startsWith(prefix))),
  ).toBe(false);
});
