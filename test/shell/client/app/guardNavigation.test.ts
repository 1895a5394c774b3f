// @vitest-environment jsdom
import mitt from 'next/dist/shared/lib/mitt';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardNavigation, guardPageData } from '../../../../src/shell/client/app/guardNavigation';

const SHALLOW = { shallow: true };
const DEEP = { shallow: false };

describe('a navigation', () => {
  let events: ReturnType<typeof mitt>;
  let loaded: string[];
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    events = mitt();
    loaded = [];
    stop = guardNavigation(events, (path) => loaded.push(path));
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  const breakScript = (filename: string, error: Error = new SyntaxError('Unexpected token <')) =>
    window.dispatchEvent(new ErrorEvent('error', { error, filename }));

  it('that takes more than 8 s is loaded whole, once, whatever comes later', () => {
    events.emit('routeChangeStart', '/a/', DEEP);
    vi.advanceTimersByTime(7999);
    expect(loaded).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(loaded).toEqual(['/a/']);
    expect(() => events.emit('beforeHistoryChange', '/a/', DEEP)).toThrow('is loaded instead');
    expect(() => events.emit('routeChangeError', new Error('late'), '/a/', DEEP)).toThrow(
      'is loaded instead',
    );
    vi.advanceTimersByTime(60_000);
    expect(loaded).toEqual(['/a/']);
  });

  it('that ends in time is left alone', () => {
    events.emit('routeChangeStart', '/a/', DEEP);
    events.emit('beforeHistoryChange', '/a/', DEEP);
    events.emit('routeChangeComplete', '/a/', DEEP);
    events.emit('routeChangeStart', '/a/?b', SHALLOW);
    vi.advanceTimersByTime(60_000);
    expect(loaded).toEqual([]);
  });

  it('that fails is loaded whole, and the router does nothing more', () => {
    events.emit('routeChangeStart', '/a/', DEEP);
    expect(() => events.emit('routeChangeError', new Error('none'), '/a/', DEEP)).toThrow(
      expect.objectContaining({ cancelled: true }),
    );
    expect(loaded).toEqual(['/a/']);
  });

  it('that another one replaces is forgotten', () => {
    events.emit('routeChangeStart', '/a/', DEEP);
    events.emit('routeChangeError', Object.assign(new Error(), { cancelled: true }), '/a/', DEEP);
    events.emit('routeChangeStart', '/b/', DEEP);
    vi.advanceTimersByTime(8000);
    expect(loaded).toEqual(['/b/']);
  });

  it('is loaded whole at once when a script of the site is none', () => {
    events.emit('routeChangeStart', '/a/', DEEP);
    breakScript('https://docs.example/_next/static/chunks/a.js');
    expect(loaded).toEqual(['/a/']);
  });

  it('is loaded whole at once when a script was none that came before it', () => {
    breakScript('https://docs.example/_next/static/chunks/a.js');
    expect(loaded).toEqual([]);
    events.emit('routeChangeStart', '/a/', DEEP);
    expect(loaded).toEqual(['/a/']);
  });

  it.each([
    ['of somebody else’s script', 'chrome-extension://x/content.js', undefined],
    ['of a demo', 'https://docs.example/_next/static/chunks/a.js', new TypeError('demo')],
  ])('does not mind an error %s', (_, filename, error) => {
    events.emit('routeChangeStart', '/a/', DEEP);
    breakScript(filename, error);
    expect(loaded).toEqual([]);
  });
});

describe('page data', () => {
  const whole = JSON.stringify({
    pageProps: { page: { path: '/a/', segments: [], resources: [], headings: [] } },
  });
  const original = window.fetch;
  let answer: () => Promise<Response>;

  beforeEach(() => {
    window.fetch = () => answer();
    guardPageData();
  });

  afterEach(() => {
    window.fetch = original;
  });

  it.each([
    ['whole', '/_next/data/x/a.json', undefined, whole, 200],
    ['broken', '/_next/data/x/a.json', undefined, '<!doctype html>', 404],
    ['only asked for', '/_next/data/x/a.json', { method: 'HEAD' }, '', 200],
    ['of somebody else', '/search/a.json', undefined, '<!doctype html>', 200],
  ])('that is %s', async (_, address, init, body, status) => {
    answer = async () => new Response(body, { status: 200 });
    const response = await fetch(address, init);
    expect(response.status).toBe(status);
    if (status === 200) expect(await response.text()).toBe(body);
  });

  it('that breaks off is missing', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('network')) });
    answer = async () => new Response(body, { status: 200 });
    expect((await fetch('/_next/data/x/a.json')).status).toBe(404);
  });
});
