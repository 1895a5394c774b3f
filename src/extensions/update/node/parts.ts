/**
 * The parts of an examination, each in its own process: compilers keep everything they have read in memory.
 */
export const PART_NAMES = ['claims', 'demos', 'rendering', 'mounting', 'sizes'] as const;

export type PartName = (typeof PART_NAMES)[number];
