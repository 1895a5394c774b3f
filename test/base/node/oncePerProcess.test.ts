import { expect, it, vi } from 'vitest';

it('makes a value once, also for a module that is evaluated again', async () => {
  const make = vi.fn(() => ({ rake: 1 }));
  const first = (await import('../../../src/base/node/oncePerProcess')).oncePerProcess('rake', make);
  vi.resetModules();
  const { oncePerProcess } = await import('../../../src/base/node/oncePerProcess');
  expect(oncePerProcess('rake', make)).toBe(first);
  expect(oncePerProcess('hoe', make)).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
});
