/** The parts of an examination, each a process of its own: compilers keep all that they have read in memory. */
export const PART_NAMES = ['claims', 'demos', 'rendering', 'mounting', 'sizes'] as const;

export type PartName = (typeof PART_NAMES)[number];
