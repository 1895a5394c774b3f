// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FRAMEWORK_ID } from '../../../../src/shell/shared/framework';
import { createFramework } from '../../../../src/shell/client/start/framework';

const SOURCES = ['/_next/static/a.js', '/_next/static/b.js'];

const onRun = vi.fn();
const onFailure = vi.fn();

beforeEach(() => {
  document.head.innerHTML = `<script id="${FRAMEWORK_ID}" type="application/json">${JSON.stringify(SOURCES)}</script>`;
  onRun.mockReset();
  onFailure.mockReset();
});

const create = () => createFramework(document, { onRun, onFailure });
const listScripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
const listSources = () => listScripts().map((script) => script.getAttribute('src'));
const answer = (src: string, type: 'load' | 'error') =>
  listScripts()
    .find((script) => script.getAttribute('src') === src)
    ?.dispatchEvent(new Event(type));

describe('the framework', () => {
  it('is inserted in order, and once', () => {
    const framework = create();
    expect(listSources()).toEqual([]);
    framework.run();
    framework.run();
    expect(listSources()).toEqual(SOURCES);
    expect(listScripts().every((script) => !script.async)).toBe(true);
    SOURCES.forEach((src) => answer(src, 'load'));
    expect(onRun).toHaveBeenCalledOnce();
    framework.run();
    expect(listSources()).toEqual(SOURCES);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is requested again where it failed, without running again what has run', () => {
    const framework = create();
    framework.run();
    answer('/_next/static/a.js', 'error');
    expect(onFailure).not.toHaveBeenCalled();
    answer('/_next/static/b.js', 'load');
    expect(onFailure).toHaveBeenCalledOnce();
    framework.run();
    expect(listSources()).toEqual(['/_next/static/b.js', '/_next/static/a.js']);
    answer('/_next/static/a.js', 'load');
    expect(onRun).toHaveBeenCalledOnce();
  });

  it('runs the bundler’s runtime last, and not before all others have run', () => {
    const sources = ['/_next/static/a.js', '/_next/static/turbopack-1.js', '/_next/static/c.js'];
    document.head.innerHTML = `<script id="${FRAMEWORK_ID}" type="application/json">${JSON.stringify(sources)}</script>`;
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()));
    const framework = create();
    framework.run();
    expect(listSources()).toEqual(['/_next/static/a.js', '/_next/static/c.js']);
    answer('/_next/static/a.js', 'error');
    answer('/_next/static/c.js', 'load');
    expect(onFailure).toHaveBeenCalledOnce();
    expect(listSources()).toEqual(['/_next/static/c.js']);
    framework.run();
    answer('/_next/static/a.js', 'load');
    expect(listSources()).toEqual([
      '/_next/static/c.js',
      '/_next/static/a.js',
      '/_next/static/turbopack-1.js',
    ]);
    expect(onRun).not.toHaveBeenCalled();
    answer('/_next/static/turbopack-1.js', 'error');
    expect(onFailure).toHaveBeenCalledTimes(2);
    framework.run();
    answer('/_next/static/turbopack-1.js', 'load');
    expect(onRun).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('is prefetched where the browser knows how', () => {
    vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
    create().prefetch();
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(SOURCES);
    expect(listSources()).toEqual([]);
    vi.restoreAllMocks();
  });

  it('else fetched at low priority; a fetch that fails is silent', async () => {
    const fetching = vi.fn().mockRejectedValue(new TypeError('offline'));
    vi.stubGlobal('fetch', fetching);
    create().prefetch();
    expect(fetching.mock.calls).toEqual(SOURCES.map((src) => [src, { priority: 'low' }]));
    expect(listSources()).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('does nothing where the document has no list', () => {
    document.head.innerHTML = '';
    create().run();
    expect(listSources()).toEqual([]);
    expect(onFailure).not.toHaveBeenCalled();
  });
});
