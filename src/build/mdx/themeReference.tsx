/** Placeholder. */
export function ThemeReference({ of }: { of: string }) {
  return <p>{of}</p>;
}
