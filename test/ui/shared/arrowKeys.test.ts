import { expect, it } from 'vitest';
import { findNextIndex } from '../../../src/ui/shared/arrowKeys';

it.each([
  ['ArrowRight', 0, 'row', 1],
  ['ArrowRight', 2, 'row', 0],
  ['ArrowLeft', 0, 'row', 2],
  ['ArrowLeft', 0, 'row-reverse', 1],
  ['ArrowRight', 0, 'row-reverse', 2],
  ['ArrowDown', -1, 'column', 0],
  ['ArrowUp', -1, 'column', 2],
  ['ArrowUp', 0, 'column', 2],
  ['Home', 2, 'column', 0],
  ['End', 0, 'row', 2],
  ['ArrowDown', 0, 'row', null],
  ['ArrowRight', 0, 'column', null],
  ['a', 0, 'row', null],
] as const)('%s leads from the control %i of three in a %s to %s', (key, index, arrangement, next) => {
  expect(findNextIndex(key, index, 3, arrangement)).toBe(next);
});

it('leads nowhere where there is no control', () => {
  expect(findNextIndex('Home', -1, 0, 'row')).toBeNull();
});
