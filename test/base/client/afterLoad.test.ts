// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterLoad } from '../../../src/base/client/afterLoad';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what waits for the page to have loaded', () => {
  it('runs in idle time, and after four seconds even of a busy page', () => {
    const requestIdle = vi.fn((callback: () => void, _options: { timeout: number }) => callback());
    vi.stubGlobal('requestIdleCallback', requestIdle);
    const callback = vi.fn();
    afterLoad(callback);
    expect(callback).toHaveBeenCalledTimes(1);
    expect(requestIdle.mock.calls[0]?.[1]).toEqual({ timeout: 4000 });
  });

  it('runs in Safari, which has no idle callbacks', () => {
    expect('requestIdleCallback' in window).toBe(false);
    const callback = vi.fn();
    afterLoad(callback);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('waits for the load event', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const callback = vi.fn();
    afterLoad(callback);
    vi.advanceTimersByTime(10_000);
    expect(callback).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('does not run after the undo', () => {
    const callback = vi.fn();
    afterLoad(callback)();
    vi.advanceTimersByTime(10_000);
    expect(callback).not.toHaveBeenCalled();
  });
});
