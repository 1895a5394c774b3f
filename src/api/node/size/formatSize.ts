/** Bytes in kB as readers see them: `0.3 kB`, `2.3 kB`, `31 kB`. */
export function formatSize(bytes: number): string {
  const kilobytes = bytes / 1000;
  return `${kilobytes < 9.95 ? Math.max(kilobytes, 0.1).toFixed(1) : Math.round(kilobytes)} kB`;
}
