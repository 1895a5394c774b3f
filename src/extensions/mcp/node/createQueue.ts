/** Creates a function that runs tasks, a limited number at a time; the others wait for their turn. */
export function createQueue(limit: number): <Value>(task: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The next task takes over the slot.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
