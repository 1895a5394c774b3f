import { expect, it } from 'vitest';
import { runLimited } from '../../../../src/extensions/externalLinks/node/runLimited';

it('keeps both limits, uses them up, and returns results in the order of the items', async () => {
  // Three keys of eight items each, the first key first.
  const items = ['a', 'b', 'c'].flatMap((key) => Array.from({ length: 8 }, (_, index) => `${key}${index}`));
  const running: string[] = [];
  const most = { whole: 0, perKey: 0 };
  const results = await runLimited(
    items,
    { total: 5, perKey: 2 },
    ([key = '']) => key,
    async (item) => {
      running.push(item);
      most.whole = Math.max(most.whole, running.length);
      most.perKey = Math.max(most.perKey, running.filter(([key]) => key === item[0]).length);
      await new Promise((resolve) => setImmediate(resolve));
      running.splice(running.indexOf(item), 1);
      return item.toUpperCase();
    },
  );
  expect(results).toEqual(items.map((item) => item.toUpperCase()));
  expect(most).toEqual({ whole: 5, perKey: 2 });
});
