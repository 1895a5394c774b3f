// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPageViews } from '../../../../src/extensions/analytics/client/pageViews';
import { recordGtag } from './gtagRecorder';

const listeners = new Set<() => void>();
const router = {
  events: {
    on: (_: string, listener: () => void) => void listeners.add(listener),
    off: (_: string, listener: () => void) => void listeners.delete(listener),
  },
};

let calls: unknown[][];
let stop: () => void;

/** Opens a page as the router does: the address first, then the news of it. */
function open(path: string): void {
  history.pushState(null, '', path);
  listeners.forEach((listener) => listener());
}

const readPages = () => calls.map(([, , payload]) => Reflect.get(payload as object, 'page_location'));

beforeEach(() => {
  vi.useFakeTimers();
  calls = recordGtag();
  document.title = 'Button - Material UI';
  document.head.innerHTML =
    '<title>Button - Material UI</title><meta name="mui:productId" content="material-ui"><meta name="mui:productCategoryId" content="core">';
  history.replaceState(null, '', '/zh/material-ui/react-button/?a=b#c');
  stop = startPageViews(router);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('a page view', () => {
  it('carries title, canonical location, product and category, after a zero delay', () => {
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(calls).toEqual([
      [
        'event',
        'page_view',
        {
          page_title: 'Button - Material UI',
          page_location: '/material-ui/react-button/',
          productId: 'material-ui',
          productCategoryId: 'core',
        },
      ],
    ]);
  });

  it('waits for the title that the page will have', () => {
    document.title = 'Later';
    vi.advanceTimersByTime(0);
    expect(calls[0]?.[2]).toMatchObject({ page_title: 'Later' });
  });

  it('is sent for every change of page, tabs of a page and the way back included', () => {
    for (const path of ['/a/', '/a/components-api/', '/a/hooks-api/', '/a/']) {
      vi.advanceTimersByTime(0);
      open(path);
    }
    vi.advanceTimersByTime(0);
    expect(readPages().slice(1)).toEqual(['/a/', '/a/components-api/', '/a/hooks-api/', '/a/']);
  });

  it('is not sent for another hash or query of the same page', () => {
    vi.advanceTimersByTime(0);
    open('/zh/material-ui/react-button/?a=c#d');
    vi.advanceTimersByTime(0);
    expect(calls).toHaveLength(1);
  });

  it('is cancelled by the next one', () => {
    open('/a/');
    open('/b/');
    vi.advanceTimersByTime(0);
    expect(readPages()).toEqual(['/b/']);
  });

  it('names no product where the page says none', () => {
    document.head.replaceChildren();
    vi.advanceTimersByTime(0);
    expect(calls[0]?.[2]).toMatchObject({ productId: 'null', productCategoryId: 'null' });
  });

  it('is not sent after the end', () => {
    stop();
    vi.advanceTimersByTime(0);
    open('/a/');
    vi.advanceTimersByTime(0);
    expect(calls).toEqual([]);
  });
});
