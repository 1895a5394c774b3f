import { describe, expect, it } from 'vitest';
import { findNextTile } from '../../../../src/extensions/icons/client/gridKeys';

/** Four rows of five, the last with two. */
const size = { count: 17, columns: 5, pageRows: 2, isRtl: false };

describe('findNextTile', () => {
  it.each([
    ['ArrowRight', 4, 5],
    ['ArrowRight', 16, 16],
    ['ArrowLeft', 5, 4],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 3, 8],
    ['ArrowDown', 13, 16],
    ['ArrowDown', 16, 16],
    ['ArrowUp', 16, 11],
    ['ArrowUp', 3, 3],
    ['PageDown', 1, 11],
    ['PageDown', 13, 16],
    ['PageUp', 16, 6],
    ['PageUp', 6, 1],
    ['Home', 8, 5],
    ['End', 6, 9],
    ['End', 15, 16],
    ['Enter', 3, null],
    ['a', 3, null],
  ])('%s goes from %i to %j', (key, from, to) => {
    expect(findNextTile({ key, ctrlKey: false }, from, size)).toBe(to);
  });

  it.each([
    ['Home', 8, 0],
    ['End', 8, 16],
  ])('Ctrl+%s goes from %i to %i', (key, from, to) => {
    expect(findNextTile({ key, ctrlKey: true }, from, size)).toBe(to);
  });

  it.each([
    ['ArrowRight', 5, 4],
    ['ArrowLeft', 5, 6],
    ['ArrowDown', 5, 10],
  ])('from right to left %s goes from %i to %i', (key, from, to) => {
    expect(findNextTile({ key, ctrlKey: false }, from, { ...size, isRtl: true })).toBe(to);
  });

  it('moves nowhere without tiles', () => {
    expect(findNextTile({ key: 'End', ctrlKey: false }, 0, { ...size, count: 0 })).toBeNull();
  });
});
