import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';
import { loadFeedAd } from '../../../../src/extensions/ads/client/feed';

/** Feeds over a real connection: what the network does is none of a stand-in's business. */
let server: Server;
let requests: number;

async function load(answer: RequestListener, signal = new AbortController().signal) {
  requests = 0;
  server = createServer((request, response) => {
    requests += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return loadFeedAd(`http://localhost:${port}/feed.json`, signal);
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ad = { company: 'Acorn', description: 'Oaks', statlink: 'https://srv.example/click' };
const toFeed = (...ads: unknown[]) => JSON.stringify({ ads });
const answerWith =
  (body: string, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body);

it('a sound feed has an ad after one request', async () => {
  expect(await load(answerWith(toFeed(ad)))).toMatchObject({ company: 'Acorn' });
  expect(requests).toBe(1);
});

it.each<[string, RequestListener, number]>([
  ['is a page', answerWith('<!doctype html><h1>Sign in</h1>'), 10],
  ['is empty', answerWith(''), 10],
  ['ends in the middle', answerWith(toFeed(ad).slice(0, -5)), 10],
  ['has no ads', answerWith('{"items":[]}'), 10],
  ['has a text for ads', answerWith('{"ads":"<b>none</b>"}'), 10],
  ['would run a script at a press', answerWith(toFeed({ ...ad, statlink: 'JavaScript:alert(1)' })), 10],
  ['hides it behind a control character', answerWith(toFeed({ ...ad, statlink: '\tjava\nscript:x' })), 10],
  ['leads over http', answerWith(toFeed({ ...ad, statlink: 'http://srv.example/' })), 10],
  ['is refused', answerWith(toFeed(ad), 403), 1],
  ['has 10 MB', answerWith(toFeed(ad) + ' '.repeat(10_000_000)), 1],
  [
    'breaks off',
    (_, response) =>
      void response.writeHead(200, { 'content-length': 99 }).write('{"ads"', () => response.destroy()),
    1,
  ],
  [
    'leads elsewhere',
    ({ url }, response) =>
      url === '/feed.json'
        ? void response.writeHead(302, { location: '/other.json' }).end()
        : void response.end(toFeed(ad)),
    1,
  ],
])('a feed that %s yields none', async (_, answer, expected) => {
  expect(await load(answer)).toBeNull();
  expect(requests).toBe(expected);
});

it('a feed that never answers is left alone after five seconds', async () => {
  const start = performance.now();
  expect(await load(() => {})).toBeNull();
  expect(performance.now() - start).toBeGreaterThan(4900);
  expect(requests).toBe(1);
}, 15_000);

it('a feed that drips without an end is left alone, even when its request is garbage-collected', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const drip: RequestListener = (_, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write(' '), 100);
    response.on('close', () => clearInterval(timer));
  };
  const collecting = setInterval(collectGarbage, 1000);
  try {
    expect(await load(drip)).toBeNull();
  } finally {
    clearInterval(collecting);
  }
  expect(requests).toBe(1);
}, 15_000);

it('words with tags stay words, and pictures over http are not asked for', async () => {
  const hostile = {
    ...ad,
    company: '<script>alert(1)</script>',
    description: '<img src=x onerror=alert(1)>',
    statimp: 'http://srv.example/seen.gif',
    pixel: 'data:image/gif;base64,R0lGOD||https://srv.example/a.gif||javascript:alert(1)',
  };
  expect(await load(answerWith(toFeed(hostile)))).toEqual({
    company: '<script>alert(1)</script>',
    description: '<img src=x onerror=alert(1)>',
    link: 'https://srv.example/click',
    pixels: ['https://srv.example/a.gif'],
  });
});
