/** How much may run at the same time. */
export interface Limits {
  readonly whole: number;
  readonly perKey: number;
}

/**
 * Does something with all items at the same time, within limits; the results are in the order of the items.
 * @param getKey what has a limit of its own: the host of an address
 */
export async function runLimited<Item, Result>(
  items: readonly Item[],
  { whole, perKey }: Limits,
  getKey: (item: Item) => string,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<Item, Result>();
  const pending = new Set(items);
  const running = new Map<string, number>();
  const count = (key: string) => running.get(key) ?? 0;
  // One that finds nothing to do can end: each key with items left has as many runners as it may have.
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
  await Promise.all(Array.from({ length: whole }, runNext));
  return items.flatMap((item) => {
    const result = results.get(item);
    return result === undefined ? [] : [result];
  });
}
