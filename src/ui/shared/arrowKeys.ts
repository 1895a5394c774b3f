/** How controls that share one tab stop are arranged; a row follows the direction of the text. */
export type Arrangement = 'row' | 'row-reverse' | 'column';

const KEYS: Readonly<Record<Arrangement, readonly [forward: string, backward: string]>> = {
  row: ['ArrowRight', 'ArrowLeft'],
  'row-reverse': ['ArrowLeft', 'ArrowRight'],
  column: ['ArrowDown', 'ArrowUp'],
};

/**
 * The control that an arrow key moves to within one tab stop; wraps around, as in the WAI-ARIA patterns.
 * @param index of the control that has the focus; -1 when none has
 * @returns the index of the next one; `null` for a key that moves nothing
 */
export function findNextIndex(
  key: string,
  index: number,
  count: number,
  arrangement: Arrangement,
): number | null {
  if (count === 0) return null;
  const [forward, backward] = KEYS[arrangement];
  if (key === forward) return (index + 1) % count;
  if (key === backward) return (Math.max(index, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
