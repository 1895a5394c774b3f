// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startWebVitals } from '../../../../src/extensions/analytics/client/webVitals';
import { recordGtag } from './gtagRecorder';

/** Tells what the framework has measured, as jsdom's performance does not. */
let tell: (entries: readonly Partial<PerformanceEntry>[]) => void;
const disconnect = vi.fn();

beforeEach(() => {
  const Observer = class {
    constructor(callback: (list: { getEntries: () => unknown }) => void) {
      tell = (entries) => callback({ getEntries: () => entries });
    }
    observe() {}
    disconnect = disconnect;
  };
  vi.stubGlobal('PerformanceObserver', Observer);
});
afterEach(() => {
  vi.doUnmock('web-vitals');
  vi.resetModules();
});

/** Stands in for the library: jsdom paints nothing that could be measured. */
function stubLibrary(): ReturnType<typeof vi.fn> {
  const observe = vi.fn((report: (metric: object) => void) =>
    report({ name: 'LCP', id: 'v5-1', value: 1200, delta: 300 }),
  );
  const names = ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'];
  vi.doMock('web-vitals', () => Object.fromEntries(names.map((name) => [name, observe])));
  return observe;
}

it('measures the visits that are drawn: 1 in 10 000', async () => {
  const calls = recordGtag();
  const observe = stubLibrary();
  await startWebVitals(0.0001);
  expect(observe).toHaveBeenCalledTimes(5);
  expect(calls[0]).toEqual([
    'event',
    'LCP',
    { value: 300, metric_label: 'Web Vitals', metric_value: 1200, metric_delta: 300, metric_id: 'v5-1' },
  ]);
});

it('sends what the framework measures of itself in these visits, and no other measure', async () => {
  const calls = recordGtag();
  stubLibrary();
  const stop = await startWebVitals(0);
  calls.length = 0;
  tell([
    { name: 'Next.js-hydration', startTime: 210.4, duration: 35 },
    { name: 'demo', startTime: 1, duration: 2 },
  ]);
  expect(calls).toEqual([
    [
      'event',
      'Next.js-hydration',
      {
        value: 35,
        metric_label: 'Next.js custom metric',
        metric_value: 35,
        metric_delta: 35,
        metric_id: 'Next.js-hydration-210',
      },
    ],
  ]);
  stop();
  expect(disconnect).toHaveBeenCalled();
});

it('leaves all others alone', async () => {
  const observe = stubLibrary();
  await startWebVitals(0.00011);
  expect(observe).not.toHaveBeenCalled();
});
