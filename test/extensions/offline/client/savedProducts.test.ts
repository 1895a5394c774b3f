import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OfflineFile } from '../../../../src/extensions/offline/shared/offline';
import * as products from '../../../../src/extensions/offline/client/savedProducts';
import { createFakeCaches, type FakeCaches } from './fakeCaches';

/** Products of the deployment by id: version and files. */
let deployed: Readonly<Record<string, { version: string; files: readonly OfflineFile[] }>>;
let fetched: string[];
let browser: FakeCaches;
/** Called with each path before it is answered; may throw as a broken network does, or wait. */
let onFetch: (path: string) => unknown;

const SIZES = { transfer: 10, size: 30 };
const SOIL = '/_next/static/soil.js';
const WORM = '/_next/static/worm.js';

const page = (path: string, hash: string): OfflineFile => [path, 5, hash];
const script = (path: string): OfflineFile => [path, 5];

function answer(path: string): Response {
  const [, id = ''] = /^\/offline\/(\w+)\.json$/.exec(path) ?? [];
  if (id === 'index') {
    const index = Object.entries(deployed).map(([one, { version }]) => ({ id: one, version, ...SIZES }));
    return Response.json({ products: index });
  }
  if (id) return Response.json({ id, ...deployed[id], ...SIZES });
  const type = path.endsWith('/') ? 'text/html' : 'text/javascript';
  return new Response(path, { headers: { 'content-type': type } });
}

const useCaches = (caches: FakeCaches) => {
  browser = caches;
  vi.stubGlobal('caches', caches.storage);
};

const readState = async (id: string) => {
  await products.readSavedProducts();
  return products.findProductState(products.savedProducts.get() ?? {}, id);
};

beforeEach(() => {
  deployed = {
    garden: { version: 'a1', files: [script(SOIL), page('/garden/', 'g1')] },
    attic: { version: 'a1', files: [script(SOIL), script(WORM), page('/attic/', 't1')] },
  };
  [fetched, onFetch] = [[], () => {}];
  products.savedProducts.set(null);
  useCaches(createFakeCaches());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => {
    await onFetch(path);
    signal?.throwIfAborted();
    if (!path.startsWith('/offline/')) fetched.push(path);
    return answer(path);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a product', () => {
  it.each([
    ['is told to be too large before anything is fetched', 100, 71, 'full'],
    ['is offered where there is just enough room', 100, 70, null],
  ])('%s', async (_, quota, usage, fault) => {
    vi.stubGlobal('navigator', { onLine: true, storage: { estimate: async () => ({ quota, usage }) } });
    expect(await readState('garden')).toMatchObject({ savedSize: null, savingError: fault });
  });

  it('that is saved stays so when there is no more room, and others may share its files', async () => {
    await products.saveProduct('garden');
    vi.stubGlobal('navigator', {
      onLine: true,
      storage: { estimate: async () => ({ quota: 100, usage: 95 }) },
    });
    expect(await readState('garden')).toMatchObject({ savedSize: 30, savingError: null });
    expect(await readState('attic')).toMatchObject({ savingError: null });
  });

  it('is saved once all its files are kept, scripts before pages', async () => {
    expect((await readState('garden')).savedSize).toBeNull();
    expect(await products.saveProduct('garden')).toBeNull();
    expect(fetched).toEqual([SOIL, '/garden/']);
    expect(browser.list()).toEqual({
      'atlas-product-garden-a1': ['/garden/', '/offline/garden.json'],
      'atlas-saved-files': [SOIL],
    });
    expect(await readState('garden')).toMatchObject({ savedSize: 30, progress: null, savingError: null });
  });

  it('shares files with others, and leaves them theirs when it is removed', async () => {
    await products.saveProduct('attic');
    await products.saveProduct('garden');
    expect(fetched.filter((path) => path === SOIL)).toHaveLength(1);
    await products.removeProduct('attic');
    expect(browser.list()['atlas-saved-files']).toEqual([SOIL]);
    expect((await readState('attic')).savedSize).toBeNull();
    await products.removeProduct('garden');
    expect(browser.list()).toEqual({});
  });

  it('that was interrupted goes on where it was', async () => {
    onFetch = (path) => {
      if (path === '/garden/') throw new TypeError('Failed to fetch');
    };
    expect(await products.saveProduct('garden')).toBe('failed');
    expect((await readState('garden')).savedSize).toBeNull();
    [onFetch, fetched] = [() => {}, []];
    await products.continueSaving();
    expect(fetched).toEqual(['/garden/']);
    expect((await readState('garden')).savedSize).toBe(30);
  });

  it('that is cancelled leaves nothing behind', async () => {
    onFetch = (path) => path === SOIL && products.cancelSaving('garden');
    expect(await products.saveProduct('garden')).toBeNull();
    expect(browser.list()).toEqual({});
  });

  it.each([
    ['a page instead of a script', () => new Response('Hi', { headers: { 'content-type': 'text/html' } })],
    ['a fault', () => new Response('', { status: 500 })],
  ])('is not saved with %s', async (_, respond) => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (path: string, options: RequestInit) =>
      path === SOIL ? respond() : fetch(path, options),
    );
    expect(await products.saveProduct('garden')).toBe('failed');
    expect(browser.list()['atlas-saved-files']).toEqual([]);
  });

  it.each([
    ['is no JSON', '{"id":"garden","ver'],
    ['is something else', '[]'],
    ['is of another version', JSON.stringify({ id: 'garden', version: 'c3', files: [], ...SIZES })],
    [
      'names another host',
      JSON.stringify({ id: 'garden', version: 'a1', files: [['//elsewhere.example/a.js', 5]], ...SIZES }),
    ],
  ])('whose list %s is not saved; others are, and it can be saved again', async (_, text) => {
    await products.saveProduct('garden');
    await products.saveProduct('attic');
    const cache = await browser.storage.open('atlas-product-garden-a1');
    await cache.put('/offline/garden.json', new Response(text));
    expect(await readState('attic')).toMatchObject({ savedSize: 30, savingError: null });
    expect(await readState('garden')).toMatchObject({ savedSize: null, savingError: null });
    expect(Object.keys(browser.list())).not.toContain('atlas-product-garden-a1');
    expect(await products.saveProduct('garden')).toBeNull();
    expect(await readState('garden')).toMatchObject({ savedSize: 30, savingError: null });
    await products.removeProduct('garden');
    await products.removeProduct('attic');
    expect(browser.list()).toEqual({});
  });

  it('whose cache the browser cannot read does not keep others from being saved', async () => {
    await products.saveProduct('garden');
    const { storage } = browser;
    const open = async (name: string) => {
      if (name === 'atlas-product-garden-a1') throw new DOMException('Damaged', 'UnknownError');
      return storage.open(name);
    };
    vi.stubGlobal('caches', Object.assign(Object.create(storage) as object, storage, { open }));
    expect(await products.saveProduct('attic')).toBeNull();
    expect(await readState('attic')).toMatchObject({ savedSize: 30, savingError: null });
  });

  it.each([
    ['is no JSON', 'Welcome to the hotel'],
    ['is of another product', JSON.stringify({ id: 'attic', version: 'a1', files: [], ...SIZES })],
    [
      'names another host',
      JSON.stringify({ id: 'garden', version: 'a1', files: [['https://elsewhere.example/', 5]], ...SIZES }),
    ],
  ])('is not saved when the list of this deployment %s', async (_, text) => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (path: string, options: RequestInit) =>
      path === '/offline/garden.json' ? new Response(text) : fetch(path, options),
    );
    expect(await products.saveProduct('garden')).toBe('failed');
    expect([fetched, browser.list()]).toEqual([[], {}]);
  });

  it('whose caches the browser has emptied is not saved any more', async () => {
    await products.saveProduct('garden');
    await browser.storage.delete('atlas-saved-files');
    expect((await readState('garden')).savedSize).toBeNull();
  });
});

describe('without room', () => {
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };

  it('the unfinished part is removed, and other products stay', async () => {
    let isFull = false;
    useCaches(createFakeCaches(() => isFull && refuse()));
    await products.saveProduct('garden');
    isFull = true;
    expect(await products.saveProduct('attic')).toBe('full');
    expect(Object.keys(browser.list())).toEqual(['atlas-product-garden-a1', 'atlas-saved-files']);
    expect((await readState('garden')).savedSize).toBe(30);
  });

  it('nothing is fetched where the browser says so before', async () => {
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 40, usage: 20 }) } });
    expect(await products.saveProduct('garden')).toBe('full');
    expect(fetched).toEqual([]);
    expect(browser.list()).toEqual({});
  });

  it('a browser that refuses caches is named', async () => {
    const fail = async () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    vi.stubGlobal('caches', { open: fail, keys: fail, delete: fail });
    expect((await readState('garden')).savingError).toBe('refused');
    expect(await products.saveProduct('garden')).toBe('refused');
  });
});

describe('a new deployment', () => {
  beforeEach(async () => {
    deployed = {
      garden: {
        version: 'a1',
        files: [script(SOIL), page('/garden/', 'g1'), ['/_next/data/1/garden.json', 5, 'd1']],
      },
    };
    await products.saveProduct('garden');
    deployed = {
      garden: {
        version: 'b2',
        files: [script(WORM), page('/garden/', 'g2'), ['/_next/data/2/garden.json', 5, 'd1']],
      },
    };
    fetched = [];
  });

  it('is fetched where it differs, and then replaces the earlier version', async () => {
    await products.continueSaving();
    expect(fetched).toEqual([WORM, '/garden/']);
    expect(browser.list()).toEqual({
      'atlas-product-garden-b2': ['/_next/data/2/garden.json', '/garden/', '/offline/garden.json'],
      'atlas-saved-files': [WORM],
    });
  });

  it('leaves the earlier version whole while it is not complete', async () => {
    onFetch = (path) => {
      if (path === '/garden/') throw new TypeError('Failed to fetch');
    };
    await products.continueSaving();
    expect(browser.list()['atlas-product-garden-a1']).toContain('/garden/');
    expect(browser.list()['atlas-saved-files']).toContain(SOIL);
    expect((await readState('garden')).savedSize).toBe(30);
  });

  it('is cancelled without the earlier version', async () => {
    onFetch = (path) => path === WORM && products.cancelSaving('garden');
    await products.continueSaving();
    expect(Object.keys(browser.list())).toContain('atlas-product-garden-a1');
    expect(Object.keys(browser.list())).not.toContain('atlas-product-garden-b2');
  });

  it('waits for readers who save data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    await products.continueSaving();
    expect(fetched).toEqual([]);
  });
});
