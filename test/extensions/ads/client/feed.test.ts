import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findFeedAd, loadFeedAd } from '../../../../src/extensions/ads/client/feed';

const entry = { company: 'Acorn', description: 'Oaks', statlink: '//srv.example/click' };
const feedOf = (...ads: unknown[]) => JSON.stringify({ ads });

describe('the ad of a feed', () => {
  it('is the first that is not empty and has a tracking link', () => {
    const text = feedOf({}, null, 'x', { company: 'None', statlink: '' }, entry, {
      ...entry,
      company: 'Later',
    });
    expect(findFeedAd(text)).toEqual({
      company: 'Acorn',
      description: 'Oaks',
      link: 'https://srv.example/click',
      pixels: [],
    });
  });

  it('asks for the impression and for every pixel, with the time in all their places', () => {
    const ad = findFeedAd(
      feedOf({
        ...entry,
        statimp: '//srv.example/seen',
        pixel: 'https://a.example/?t=[timestamp]&u=[timestamp]||//b.example/[timestamp]||',
        timestamp: 1700,
      }),
    );
    expect(ad?.pixels).toEqual([
      'https://srv.example/seen',
      'https://a.example/?t=1700&u=1700',
      'https://b.example/1700',
    ]);
  });

  it('asks for three pictures at most', () => {
    const pixel = Array.from({ length: 5000 }, (_, index) => `https://a.example/${index}`).join('||');
    expect(findFeedAd(feedOf({ ...entry, statimp: '//srv.example/seen', pixel }))?.pixels).toEqual([
      'https://srv.example/seen',
      'https://a.example/0',
      'https://a.example/1',
    ]);
  });

  it.each(['javascript:alert(1)', 'http://srv.example/', 'data:text/html,x', '/here', 'no address', 7, null])(
    'is none where the link is %j',
    (statlink) => {
      expect(findFeedAd(feedOf({ ...entry, statlink }))).toBeNull();
    },
  );

  it.each(['javascript:alert(1)', 'http://srv.example/p.gif', ''])('asks for no picture at %j', (statimp) => {
    expect(findFeedAd(feedOf({ ...entry, statimp, pixel: statimp }))?.pixels).toEqual([]);
  });

  it('keeps its words as text, whatever stands in them', () => {
    const ad = findFeedAd(feedOf({ ...entry, description: '<img src=x onerror=alert(1)>' }));
    expect(ad?.description).toBe('<img src=x onerror=alert(1)>');
    expect(findFeedAd(feedOf({ ...entry, company: { a: 1 }, description: null }))).toMatchObject({
      company: '',
      description: '',
    });
  });

  it.each(['', 'no JSON', 'null', '7', '[]', '{}', '{"ads":null}', '{"ads":{"0":{}}}', '{"ads":[]}'])(
    'is none in %j',
    (text) => {
      expect(findFeedAd(text)).toBeNull();
    },
  );
});

describe('the search for an ad', () => {
  const fetchFeed = vi.fn<typeof fetch>();
  const search = (signal = new AbortController().signal) => loadFeedAd('https://feed.example/', signal);

  beforeEach(() => {
    fetchFeed.mockReset();
    vi.stubGlobal('fetch', fetchFeed);
  });
  afterEach(() => vi.useRealTimers());

  it('asks ten times while the feed has none', async () => {
    fetchFeed.mockImplementation(async () => new Response(feedOf({})));
    expect(await search()).toBeNull();
    expect(fetchFeed).toHaveBeenCalledTimes(10);
  });

  it('ends with the first ad', async () => {
    fetchFeed
      .mockResolvedValueOnce(new Response(feedOf()))
      .mockResolvedValueOnce(new Response('not JSON'))
      .mockResolvedValueOnce(new Response(feedOf(entry)));
    expect(await search()).toMatchObject({ company: 'Acorn' });
    expect(fetchFeed).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the feed answers with an error', async () => new Response(feedOf(entry), { status: 500 })],
    ['there is no body', async () => new Response(null)],
    ['the answer is endless', async () => new Response(`${feedOf(entry)}${' '.repeat(300_000)}`)],
  ])('ends with none when %s', async (_, answer) => {
    fetchFeed.mockImplementation(answer);
    expect(await search()).toBeNull();
    expect(fetchFeed).toHaveBeenCalledTimes(1);
  });

  /** Never answers, and ends only when it is told to. */
  const neverAnswer: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    );

  it('ends with none when the feed never answers', async () => {
    vi.useFakeTimers();
    fetchFeed.mockImplementation(neverAnswer);
    const result = search();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await result).toBeNull();
  });

  it('ends when the reader leaves', async () => {
    const controller = new AbortController();
    fetchFeed.mockImplementation(neverAnswer);
    const result = search(controller.signal);
    controller.abort();
    expect(await result).toBeNull();
  });

  it('sends no cookies and follows no redirect', async () => {
    fetchFeed.mockImplementation(async () => new Response(feedOf(entry)));
    await search();
    expect(fetchFeed).toHaveBeenCalledWith(
      'https://feed.example/',
      expect.objectContaining({ credentials: 'omit', redirect: 'error' }),
    );
  });
});
