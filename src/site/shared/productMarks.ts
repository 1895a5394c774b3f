/** Logos of products: paths on a 20 px grid, drawn with lines 2 px wide that have round caps and joins. */
export const PRODUCT_MARKS = {
  /** Overlapping sheets. */
  sheets: 'm10 2.5 8 4-8 4-8-4 8-4ZM2 10l8 4 8-4M2 13.5l8 4 8-4',
  smile: 'M3 10.5a7 7 0 0 0 14 0M6.5 4v2.5M13.5 4v2.5',
  /** A frame that is still empty. */
  corners: 'M2.5 7V2.5H7M13 2.5h4.5V7M17.5 13v4.5H13M7 17.5H2.5V13M7 10h6',
  braces:
    'M7.5 2.5C3 2.5 6 9 2.5 10 6 11 3 17.5 7.5 17.5M12.5 2.5C17 2.5 14 9 17.5 10 14 11 17 17.5 12.5 17.5',
  cells: 'M2.5 3h15v14h-15V3ZM2.5 8h15M8 8v9M2.5 12.5h15',
  /** A dashboard. */
  panels: 'M2.5 2.5H8v15H2.5v-15ZM12 2.5h5.5v5H12v-5ZM12 11.5h5.5v6H12v-6Z',
} as const;

export type Mark = keyof typeof PRODUCT_MARKS;
