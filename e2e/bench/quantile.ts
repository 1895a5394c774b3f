/** The value that a share of the values lies below; NaN of none. */
export function getQuantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const getMedian = (values: readonly number[]): number => getQuantile(values, 0.5);
