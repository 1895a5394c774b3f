/** The Network Information API, which not every browser has, and so not in the DOM's types. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader saves data, or has a connection too slow for what may not be needed. */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}
