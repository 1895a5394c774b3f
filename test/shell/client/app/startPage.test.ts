// @vitest-environment jsdom
import Router from 'next/router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchNeighbors } from '../../../../src/shell/client/app/startPage';
import { createProduct } from '../../../createProduct';

const product = createProduct({
  nav: [
    { pathname: '/garden/soil', title: 'Soil' },
    { pathname: '/garden/seed', title: 'Seed' },
    { pathname: '/garden/rake', title: 'Rake' },
  ],
});
const prefetch = vi.fn(async () => {});

/** Idle callbacks as browsers have them that know them: called when the test says so. */
let idle: (() => void)[];

beforeEach(() => {
  vi.spyOn(Router, 'prefetch').mockImplementation(prefetch);
  prefetch.mockClear();
  idle = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function giveIdleTime(): void {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
}

describe('the neighbors of a page', () => {
  it('are loaded in idle time, the next one first', () => {
    giveIdleTime();
    prefetchNeighbors(product, '/garden/seed/');
    expect(prefetch).not.toHaveBeenCalled();
    idle.forEach((callback) => callback());
    expect(prefetch.mock.calls).toEqual([['/garden/rake/'], ['/garden/soil/']]);
  });

  it('are not loaded when the reader has left before', () => {
    giveIdleTime();
    prefetchNeighbors(product, '/garden/seed/')();
    idle.forEach((callback) => callback());
    expect(prefetch).not.toHaveBeenCalled();
  });

  it('are loaded in Safari, which knows no idle time', async () => {
    expect('requestIdleCallback' in window).toBe(false);
    prefetchNeighbors(product, '/garden/seed/');
    await vi.waitFor(() => expect(prefetch.mock.calls).toEqual([['/garden/rake/'], ['/garden/soil/']]));
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'are not loaded over a connection of %j',
    (connection) => {
      giveIdleTime();
      vi.stubGlobal('navigator', { connection });
      prefetchNeighbors(product, '/garden/seed/');
      expect(idle).toEqual([]);
    },
  );
});
