import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAVED_COPY, SAVING_HEADER } from '../../../../src/extensions/offline/shared/offline';

/** The worker is one script that the export copies; it runs here with a network and caches of the test's. */
const SCRIPT = readFileSync('src/extensions/offline/worker/sw.js', 'utf8');

const SITE = 'https://atlas.example.com';
const PAGE = '/garden/soil/';
const CODE = '/_next/static/chunks/worm.js';
const DATA = '/_next/data/1/garden/soil.json';

type Network = (address: string) => Promise<Response>;
type Put = (address: string, response: Response) => Promise<void>;

let network: Network;
let kept: Map<string, Response>;
let put: Put;
let cachesFail: boolean;
let listeners: Record<string, (event: object) => void>;

const store: Put = async (address, response) => {
  kept.set(address, new Response(await response.text(), response));
};

const toResponse = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });
const html = (body: string, status = 200) => toResponse(body, 'text/html; charset=utf-8', status);

/** A response from the network knows its address, and so do its copies. */
function locate(response: Response, address: string): Response {
  const clone = () => locate(Response.prototype.clone.call(response), address);
  return Object.defineProperties(response, { url: { value: address }, clone: { value: clone } });
}

beforeEach(() => {
  [kept, put, cachesFail, listeners] = [new Map(), store, false, {}];
  const refuse = async <Value>(value: Value) => {
    if (cachesFail) throw new DOMException('The cache is broken', 'UnknownError');
    return value;
  };
  const cache = {
    put: (address: string, response: Response) => put(address, response),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async ({ url }: Request) => kept.delete(url),
  };
  vm.runInNewContext(SCRIPT, {
    self: {
      addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
    },
    location: { origin: SITE },
    caches: {
      open: () => refuse(cache),
      keys: () => refuse([]),
      match: (address: string) => refuse(kept.get(address)?.clone()),
    },
    fetch: async (request: Request | string) => {
      const address = typeof request === 'string' ? request : request.url;
      return locate(await network(address), address);
    },
    URL,
    Headers,
    Response,
    // Looked up late: a test replaces the timers.
    setTimeout: (task: () => void, ms: number) => setTimeout(task, ms),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks the worker; `stored` settles when it has nothing left to do. */
function ask(
  path: string,
  destination = 'document',
): { answer: Promise<Response>; stored: () => Promise<void> } {
  const work: Promise<unknown>[] = [];
  const request = { url: SITE + path, method: 'GET', mode: 'navigate', destination, headers: new Headers() };
  let answer: Promise<Response> | undefined;
  listeners.fetch?.({
    request,
    respondWith: (response: Promise<Response>) => (answer = response),
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  });
  if (!answer) throw new Error(`The worker leaves ${path} to the browser.`);
  return {
    answer,
    async stored() {
      for (const promise of work) await promise;
    },
  };
}

const read = async (path: string) => (await ask(path).answer).text();

async function visit(path: string): Promise<void> {
  const { answer, stored } = ask(path);
  await answer;
  await stored();
}

/** Asks the worker to keep files; resolves when it has nothing left to do. */
async function askToKeep(...keep: string[]): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.message?.({ data: { keep }, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  for (const promise of work) await promise;
}

describe('the service worker', () => {
  it('answers before it has stored', async () => {
    network = async () => html('Worms');
    put = () => new Promise(() => {});
    expect(await read(PAGE)).toBe('Worms');
  });

  it.each([
    [PAGE, 'text/html'],
    [CODE, 'text/javascript'],
  ])('gives %s from the network where the caches reject', async (path, type) => {
    cachesFail = true;
    network = async () => toResponse('Worms', type);
    expect(await read(path)).toBe('Worms');
  });

  it.each([
    ['a script as a page', CODE, html('Welcome to the hotel')],
    ['data as a page', DATA, html('Welcome to the hotel')],
    ['a page as data', PAGE, toResponse('{}', 'application/json')],
    ['a fault', PAGE, html('Bad gateway', 503)],
    ['an unknown page', PAGE, html('Not found', 404)],
  ])('does not keep %s', async (_, path, response) => {
    network = async () => response.clone();
    await visit(path);
    expect([...kept.keys()]).toEqual([]);
  });

  it('does not give a script that an earlier worker kept as a page', async () => {
    kept.set(SITE + CODE, html('Welcome to the hotel'));
    network = async () => toResponse('dig()', 'text/javascript');
    await visit(CODE);
    expect(await read(CODE)).toBe('dig()');
    expect(
      await kept
        .get(SITE + CODE)
        ?.clone()
        .text(),
    ).toBe('dig()');
  });

  it.each([
    ['503', () => Promise.resolve(html('Bad gateway', 503))],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('shows the kept page instead of %s, and keeps it', async (_, fails) => {
    network = async () => html('Worms');
    await visit(PAGE);
    network = fails;
    await visit(PAGE);
    expect(await read(PAGE)).toBe('Worms');
  });

  it('tells the page that it is a copy, and nothing of the kind online', async () => {
    network = async () => html('Worms');
    expect((await ask(PAGE).answer).headers.get('server-timing')).toBeNull();
    await visit(PAGE);
    network = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await ask(PAGE).answer).headers.get('server-timing')).toBe(SAVED_COPY);
  });

  it('gives a worker a script without an address, so that the worker has that of its request', async () => {
    const response = Object.defineProperty(toResponse('dig()', 'text/javascript'), 'url', {
      value: SITE + CODE,
    });
    kept.set(SITE + CODE, Object.assign(response, { clone: () => response }));
    expect((await ask(`${CODE}?chunks=2`).answer).url).toBe(SITE + CODE);
    expect((await ask(`${CODE}?chunks=2`, 'worker').answer).url).toBe('');
  });

  it('leaves files that the page saves to the browser', () => {
    const request = { url: SITE + PAGE, method: 'GET', headers: new Headers({ [SAVING_HEADER]: '1' }) };
    const respondWith = vi.fn();
    listeners.fetch?.({ request, respondWith });
    expect(respondWith).not.toHaveBeenCalled();
  });

  it('shows the kept data instead of a page', async () => {
    network = async () => toResponse('{"worms":7}', 'application/json');
    await visit(DATA);
    network = async () => html('Welcome to the hotel');
    expect(await read(DATA)).toBe('{"worms":7}');
  });

  it('shows that a kept page is gone', async () => {
    network = async () => html('Worms');
    await visit(PAGE);
    network = async () => html('Not found', 404);
    expect((await ask(PAGE).answer).status).toBe(404);
  });

  it('shows the kept page after three seconds, and keeps the late answer', async () => {
    network = async () => html('Worms');
    await visit(PAGE);
    vi.useFakeTimers();
    let answerLate = (_: Response) => {};
    network = () => new Promise((resolve) => (answerLate = resolve));
    const { answer, stored } = ask(PAGE);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await (await answer).text()).toBe('Worms');
    answerLate(html('Beetles'));
    await stored();
    expect(
      await kept
        .get(SITE + PAGE)
        ?.clone()
        .text(),
    ).toBe('Beetles');
  });
});

describe('a page that has loaded without the worker', () => {
  const FONT = '/_next/static/media/loam.woff2';
  const PICTURE = '/static/ads/spade.svg';
  const site: Readonly<Record<string, () => Response>> = {
    [PAGE]: () =>
      html(
        `<link href="${FONT}"><script type="application/json">["${CODE}"]</script><img src="${PICTURE}"><a href="/garden/">`,
      ),
    [CODE]: () => toResponse('dig("/_next/static/chunks/later.js")', 'text/javascript'),
    [FONT]: () => toResponse('', 'font/woff2'),
    [PICTURE]: () => toResponse('', 'image/svg+xml'),
  };
  const listKept = () => [...kept.keys()].map((address) => address.slice(SITE.length)).sort();

  beforeEach(() => {
    network = async (address) => site[address.slice(SITE.length)]?.() ?? html('Not found', 404);
  });

  it('is kept with what its document names, and what else it has loaded', async () => {
    await askToKeep(PAGE);
    expect(listKept()).toEqual([PAGE, CODE, FONT, PICTURE].sort());
    network = async () => toResponse('', 'image/png');
    await askToKeep(`${SITE}/static/worm.png`, 'https://elsewhere.example.com/worm.png');
    expect(listKept()).toEqual([PAGE, CODE, FONT, PICTURE, '/static/worm.png'].sort());
  });

  it('is not kept where it is not there', async () => {
    network = async () => html(`"${CODE}"`, 404);
    await askToKeep(PAGE);
    expect(listKept()).toEqual([]);
  });

  it('is kept as far as it can be fetched and stored', async () => {
    const whole = network;
    network = async (address) => {
      if (address.endsWith(FONT)) throw new TypeError('Failed to fetch');
      return whole(address);
    };
    put = async (address, response) => {
      if (address.endsWith(CODE)) throw new DOMException('Full', 'QuotaExceededError');
      return store(address, response);
    };
    await askToKeep(PAGE);
    expect(listKept()).toEqual([PAGE, PICTURE].sort());
    cachesFail = true;
    await askToKeep(PAGE);
  });

  it('is left alone where it is kept', async () => {
    kept.set(SITE + PAGE, html('Worms'));
    await askToKeep(PAGE);
    expect(listKept()).toEqual([PAGE]);
  });
});
