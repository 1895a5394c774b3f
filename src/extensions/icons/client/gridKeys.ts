/** The grid that a key moves in. */
export interface GridSize {
  readonly count: number;
  readonly columns: number;
  /** Rows that are visible at once. */
  readonly pageRows: number;
  readonly isRtl: boolean;
}

/** A key with the modifier that makes Home and End go to the ends of the grid instead of the row. */
export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/**
 * The tile that a key moves to: never past the ends of the grid, and from the end of a row to the next row.
 * @returns `null` for a key that moves nothing
 */
export function findNextTile({ key, ctrlKey }: GridKey, index: number, size: GridSize): number | null {
  const { count, columns, pageRows, isRtl } = size;
  if (count === 0) return null;
  const last = count - 1;
  const rowStart = index - (index % columns);
  const lastRowStart = last - (last % columns);
  const column = index % columns;
  // If the last row is not full, the nearest tile in it is the last one.
  const toRow = (start: number) => Math.min(Math.min(Math.max(start, 0), lastRowStart) + column, last);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return Math.min(Math.max(index + ((key === 'ArrowRight') === isRtl ? -1 : 1), 0), last);
    case 'ArrowDown':
      return toRow(rowStart + columns);
    case 'ArrowUp':
      return toRow(rowStart - columns);
    case 'PageDown':
      return toRow(rowStart + columns * pageRows);
    case 'PageUp':
      return toRow(rowStart - columns * pageRows);
    case 'Home':
      return ctrlKey ? 0 : rowStart;
    case 'End':
      return ctrlKey ? last : Math.min(rowStart + columns - 1, last);
    default:
      return null;
  }
}
