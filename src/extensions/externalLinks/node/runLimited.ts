/** How many tasks may run at the same time. */
export interface Limits {
  readonly total: number;
  readonly perKey: number;
}

/**
 * Processes items concurrently, within limits; the results are in the order of the items.
 * @param getKey groups items under a limit of their own, such as by the host of a URL
 */
export async function runLimited<Item, Result>(
  items: readonly Item[],
  { total, perKey }: Limits,
  getKey: (item: Item) => string,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<Item, Result>();
  const pending = new Set(items);
  const running = new Map<string, number>();
  const count = (key: string) => running.get(key) ?? 0;
  // A runner that finds no item can end: each key with items left already has as many runners as it may have.
  const runNext = async () => {
    for (let item = findNext(); item !== undefined; item = findNext()) {
      pending.delete(item);
      const key = getKey(item);
      running.set(key, count(key) + 1);
      results.set(item, await work(item));
      running.set(key, count(key) - 1);
    }
  };
  const findNext = () => [...pending].find((item) => count(getKey(item)) < perKey);
  await Promise.all(Array.from({ length: total }, runNext));
  return items.flatMap((item) => {
    const result = results.get(item);
    return result === undefined ? [] : [result];
  });
}
