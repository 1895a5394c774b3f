/**
 * Whether a visit is in the sample that is measured.
 * @param chance share of all visits, 0 (never) to 1 (always)
 * @param draw a random number from 0 up to 1, drawn for this decision
 */
export function isSampled(chance: number, draw: number): boolean {
  return chance > 0 && draw <= chance;
}
