import { createServer as createHost, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterEach, describe, expect, it } from 'vitest';
import { createServer } from '../../../../src/extensions/mcp/node/createServer';
import { openSite } from '../../../../src/extensions/mcp/node/openSite';
import { SEARCH_FORMAT, type SiteIndex } from '../../../../src/search/shared/search';
import { SAMPLE_FILES } from './sampleSite';

/** Much more than an assistant can read: the limit of an answer, and room for the note that it was cut. */
const MAX_ANSWER = 100_100;

const hosts: Server[] = [];
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
  for (const host of hosts.splice(0)) {
    host.closeAllConnections();
    host.close();
  }
});

/** Starts a host that answers as the test says, and otherwise with the sample site. */
async function startHost(answer: Readonly<Record<string, RequestListener | string>>) {
  const requests: string[] = [];
  let open = 0;
  const most = { open: 0 };
  const host = createHost((request, response) => {
    const { url = '' } = request;
    requests.push(url);
    open += 1;
    most.open = Math.max(most.open, open);
    response.on('close', () => (open -= 1));
    const found = answer[url] ?? answer[url.replace(/\d+/, '*')] ?? SAMPLE_FILES[url.slice(1)];
    const text = found ?? SAMPLE_FILES[`.${url}`];
    if (typeof text === 'function') text(request, response);
    else if (text === undefined) response.writeHead(404).end();
    else setTimeout(() => response.end(text), 1);
  });
  hosts.push(host);
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, requests, most };
}

/** The server of a host's site, as an assistant has it. */
async function connect(address: string) {
  const client = new Client({ name: 'test', version: '1' });
  clients.push(client);
  const [ofClient, ofServer] = InMemoryTransport.createLinkedPair();
  await createServer(openSite(address)).connect(ofServer);
  await client.connect(ofClient);
  return async (name: string, input: Record<string, unknown> = {}): Promise<string> => {
    const { content } = await client.callTool({ name, arguments: input });
    const [{ text }] = content as [{ text: string }];
    return text;
  };
}

const parseSample = (): SiteIndex => JSON.parse(SAMPLE_FILES['search/site.json'] ?? '') as SiteIndex;

describe('an answer in an encoding that was not asked for', () => {
  const ENCODINGS = Array.from({ length: 200 }, () => 'gzip').join(', ');

  it.each([
    ['stays open', () => {}],
    ['ends in the middle', (close: () => void) => setTimeout(close, 20)],
  ])('is a fault, also when it %s after that, and the process goes on', async (_, end) => {
    const closed: Promise<void>[] = [];
    const { address } = await startHost({
      '/a.md': (_request, response) => {
        closed.push(new Promise((resolve) => response.on('close', resolve)));
        response.writeHead(200, { 'content-encoding': ENCODINGS, 'content-type': 'text/plain' });
        response.write('x');
        end(() => response.destroy());
      },
      '/b.md': '# B',
    });
    const { read } = openSite(address, 100);
    await expect(read('/a.md')).rejects.toThrow(/a\.md could not be read/);
    await Promise.all(closed);
    expect(await read('/b.md')).toBe('# B');
  });
});

it('reads what is compressed, and no more of it than of other files', async () => {
  const { address } = await startHost({
    '/a.md': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('# Räke')),
    '/bomb.md': (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000))),
    '/broken.md': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip'),
    '/short.md': (_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('x', () => response.destroy());
    },
  });
  const { read } = openSite(address);
  expect(await read('/a.md')).toBe('# Räke');
  await expect(read('/bomb.md')).rejects.toThrow('has more than 5 MB');
  await expect(read('/broken.md')).rejects.toThrow('could not be read');
  await expect(read('/short.md')).rejects.toThrow('could not be read');
});

describe('a redirect', () => {
  const to = (location: string): RequestListener => {
    return (_, response) => response.writeHead(302, { location }).end('a text of the redirect');
  };

  it('is followed within the site', async () => {
    const { address } = await startHost({ '/a.md': to('/b.md'), '/b.md': '# B' });
    expect(await openSite(address).read('/a.md')).toBe('# B');
  });

  it('to another site is a fault that names it, and asks nothing there', async () => {
    const other = await startHost({ '/secret.md': 'secret' });
    const { address } = await startHost({ '/a.md': to(`${other.address}/secret.md`) });
    await expect(openSite(address).read('/a.md')).rejects.toThrow(
      `redirects to another site, ${other.address}`,
    );
    expect(other.requests).toEqual([]);
  });

  it.each([
    ['/a.md', 'redirects more than 5 times'],
    ['http://[', 'redirects to an invalid address'],
    ['file:///etc/hosts', 'redirects to another site'],
  ])('to %s is a fault', async (location, reason) => {
    const { address } = await startHost({ '/a.md': to(location) });
    await expect(openSite(address).read('/a.md')).rejects.toThrow(reason);
  });
});

describe('what is too much for an assistant', () => {
  it('is cut and says so: a list of pages, and the names in a fault', async () => {
    const site = parseSample();
    const [page] = site.pages;
    const pages = Array.from({ length: 5_000 }, (_, index) => ({ ...page, path: `/garden/${index}/` }));
    const rows = Array.from({ length: 1_500 }, (_, index) => `| \`${'p'.repeat(200)}${index}\` | x |`);
    const { address } = await startHost({
      '/search/site.json': JSON.stringify({
        ...site,
        pages: pages.map((one) => ({ ...one, product: 'garden' })),
      }),
      '/garden/api/rake.md': `| Name | Type |\n| - | - |\n${rows.join('\n')}`,
    });
    const ask = await connect(address);
    for (const answer of [
      await ask('list_pages', { product: 'garden' }),
      await ask('look_up_prop', { component: 'Rake', prop: 'x', product: 'garden' }),
    ]) {
      expect(answer.length).toBeLessThan(MAX_ANSWER);
      expect(answer).toMatch(/\[Cut here: \d+ characters follow\]$/);
    }
  });

  it('is an excerpt of a page, which the search leaves out', async () => {
    const { address } = await startHost({
      '/_next/static/search/garden.1a2b/excerpts-0.json': JSON.stringify(['x'.repeat(2_000_000), 'y']),
    });
    const answer = await (await connect(address))('search', { query: 'reach', product: 'garden' });
    expect(answer).toContain('/garden/react-rake/#long-handles');
    expect(answer.length).toBeLessThan(1_000);
  });

  it('is an index of more entries than sites have, or of longer texts', async () => {
    const site = parseSample();
    const [product] = site.products;
    for (const part of [
      { products: Array.from({ length: 5_000 }, (_, index) => ({ ...product, id: `p${index}` })) },
      { products: [{ ...product, name: 'x'.repeat(2_000_000) }] },
    ]) {
      const { address } = await startHost({ '/search/site.json': JSON.stringify({ ...site, ...part }) });
      expect(await (await connect(address))('list_products')).toContain(
        'has a format that this server does not read',
      );
    }
  });
});

describe('questions that lead to many files', () => {
  it('of the same name in many libraries read a few of them, a few at a time', async () => {
    const site = parseSample();
    const [entry] = site.api;
    const api = Array.from({ length: 5_000 }, (_, index) => ({ ...entry, path: `/garden/api/${index}/` }));
    const { address, requests, most } = await startHost({
      '/search/site.json': JSON.stringify({ ...site, api }),
      '/garden/api/*.md': SAMPLE_FILES['garden/api/rake.md'] ?? '',
    });
    const answer = await (await connect(address))('look_up_prop', { component: 'Rake', prop: 'width' });
    expect(answer).toMatch(/\[There are 5000 entries of this name: give a product to see others\]$/);
    expect(requests.length).toBeLessThan(20);
    expect(most.open).toBeLessThanOrEqual(6);
  });

  it('of a search load a limited number, a few at a time, and are answered', async () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const site = parseSample();
    const [product] = site.products;
    const folder = '/_next/static/search/p';
    const products = Array.from({ length: 50 }, (_, index) => ({
      ...product,
      id: `p${index}`,
      folder: folder + index,
      letters,
    }));
    const { address, requests, most } = await startHost({
      '/search/site.json': JSON.stringify({
        format: SEARCH_FORMAT,
        fillers: [],
        reserved: [],
        sectionWords: {},
        translations: {},
        products,
        pages: site.pages,
        api: [],
      }),
      [`${folder}*/names.json`]: JSON.stringify({ product: 'p1', sections: {}, members: {} }),
    });
    const query = [...letters].map((letter) => letter.repeat(3)).join(' ');
    expect(await (await connect(address))('search', { query: `rake ${query}` })).toContain('rake');
    expect(requests.length).toBeGreaterThan(50);
    expect(requests.length).toBeLessThanOrEqual(500);
    expect(most.open).toBeLessThanOrEqual(6);
  });
});
