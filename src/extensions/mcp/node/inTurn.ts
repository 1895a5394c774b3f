/** Runs tasks, at most so many at a time; others wait for their turn. */
export function createQueue(most: number): <Value>(task: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The next one takes the place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
