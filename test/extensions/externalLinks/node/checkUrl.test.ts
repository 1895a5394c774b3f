import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { checkUrl, readRetryAfter } from '../../../../src/extensions/externalLinks/node/checkUrl';

let server: Server;

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** Starts a server, and returns its address. */
async function start(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** A server that answers each path with a status, and a redirect with its target. */
const startGarden = (answers: Record<string, [status: number, location?: string]>) =>
  start(({ url = '' }, response) => {
    const [status, location] = answers[url] ?? [404];
    response.writeHead(status, location === undefined ? {} : { location }).end();
  });

it.each([
  [200, { kind: 'alive' }],
  [404, { kind: 'dead', reason: 'answers 404' }],
  [410, { kind: 'dead', reason: 'answers 410' }],
  [403, { kind: 'refused', status: 403 }],
  [500, { kind: 'unclear', reason: 'answers 500' }],
] as const)('understands the status %i', async (status, answer) => {
  const base = await startGarden({ '/soil': [status] });
  expect(await checkUrl(`${base}/soil`)).toEqual(answer);
});

it('asks by GET where HEAD is not allowed, and believes its answer', async () => {
  const methods: unknown[] = [];
  const base = await start(({ method }, response) => {
    methods.push(method);
    response.writeHead(method === 'HEAD' ? 405 : 200).end('Soil');
  });
  expect(await checkUrl(base)).toEqual({ kind: 'alive' });
  expect(methods).toEqual(['HEAD', 'GET']);
});

it('follows redirects, and names the address to which only permanent ones lead', async () => {
  const base = await startGarden({
    '/a': [301, '/b'],
    '/b': [308, '/c'],
    '/c': [302, '/login'],
    '/login': [200],
    '/lost': [301, '/nowhere'],
    '/now': [302, '/login'],
    '/loop': [301, '/loop'],
  });
  expect(await checkUrl(`${base}/a`)).toEqual({ kind: 'moved', to: `${base}/c` });
  expect(await checkUrl(`${base}/now`)).toEqual({ kind: 'alive' });
  expect(await checkUrl(`${base}/lost`)).toEqual({ kind: 'dead', reason: 'answers 404' });
  expect(await checkUrl(`${base}/loop`)).toEqual({ kind: 'dead', reason: 'more than 10 redirects' });
});

it.each([429, 503])('waits as long as a busy server asks for (%i), and asks again', async (status) => {
  let requests = 0;
  const base = await start((_, response) => {
    requests += 1;
    response.writeHead(requests === 1 ? status : 200, { 'retry-after': '7' }).end();
  });
  const waits: number[] = [];
  const sleep = async (ms: number) => void waits.push(ms);
  expect(await checkUrl(base, { sleep })).toEqual({ kind: 'alive' });
  expect(waits).toEqual([7000]);
});

it('gives up on a server that stays busy', async () => {
  const base = await startGarden({ '/': [429] });
  const sleep = () => Promise.resolve();
  expect(await checkUrl(`${base}/`, { sleep })).toEqual({ kind: 'refused', status: 429 });
});

it('does not call a server dead that is slow or down', async () => {
  const base = await start(() => undefined);
  expect(await checkUrl(base, { timeout: 50 })).toEqual({
    kind: 'unclear',
    reason: 'does not answer in time',
  });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await checkUrl(base)).toEqual({ kind: 'unclear', reason: 'cannot be reached: ECONNREFUSED' });
});

it('reads how long to wait in seconds or as a date, and never waits longer than a minute', () => {
  const now = Date.UTC(2024, 8, 1, 12);
  expect(readRetryAfter('30', now)).toBe(30_000);
  expect(readRetryAfter('Sun, 01 Sep 2024 12:00:20 GMT', now)).toBe(20_000);
  expect(readRetryAfter('86400', now)).toBe(60_000);
  expect(readRetryAfter('soon', now)).toBe(5_000);
  expect(readRetryAfter(null, now)).toBe(5_000);
});
