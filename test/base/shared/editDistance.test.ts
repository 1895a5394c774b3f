import { describe, expect, it } from 'vitest';
import { getEditDistance } from '../../../src/base/shared/editDistance';

describe('getEditDistance', () => {
  it.each([
    ['button', 'button', 0],
    ['buton', 'button', 1],
    ['buttton', 'button', 1],
    ['buttom', 'button', 1],
    ['bton', 'button', 2],
    // Two neighbors that change places count once.
    ['dailog', 'dialog', 1],
    ['autocompelte', 'autocomplete', 1],
    ['ab', 'ba', 1],
    ['menu', 'list', 4],
    ['', 'list', 4],
    ['', '', 0],
  ])('of %o and %o is %i', (a, b, distance) => {
    expect(getEditDistance(a, b)).toBe(distance);
    expect(getEditDistance(b, a)).toBe(distance);
  });

  it.each([
    ['buton', 'button', 1, 1],
    ['bton', 'button', 1, Infinity],
    ['bton', 'button', 2, 2],
    ['slider', 'slide', 0, Infinity],
    ['slider', 'slide', 1.5, 1],
    ['menu', 'list', 2, Infinity],
  ])('of %o and %o with a limit of %d is %d', (a, b, limit, distance) => {
    expect(getEditDistance(a, b, limit)).toBe(distance);
    expect(getEditDistance(b, a, limit)).toBe(distance);
  });
});
