import { symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSite } from '../../../../src/extensions/mcp/node/openSite';
import { runInTemporaryFolder } from '../../../temporaryFolder';

const LARGE = 'x'.repeat(5_000_001);

describe('a site in a folder', () => {
  runInTemporaryFolder({
    'secret.md': 'secret',
    'out/garden/rake.md': '# Räke',
    'out/.hidden.md': 'secret',
    'out/large.md': LARGE,
  });
  beforeEach(() => symlinkSync(path.resolve('secret.md'), 'out/link.md'));

  it('is read by paths of the site', async () => {
    expect(await openSite('out').read('/garden/rake.md')).toBe('# Räke');
  });

  it.each([
    '/../secret.md',
    '/garden/../../secret.md',
    '/garden/..%2f..%2fsecret.md',
    '/garden\\..\\..\\secret.md',
    '//secret.md',
    '/etc/hosts',
    '/link.md',
    '/.hidden.md',
    '/garden',
    '/garden/rake.md\0',
    '/nothing.md',
    '',
  ])('has nothing at %j', async (file) => {
    expect(await openSite('out').read(file)).toBeNull();
  });

  it('gives no file that is too large', async () => {
    await expect(openSite('out').read('/large.md')).rejects.toThrow('/large.md has more than 5 MB');
  });

  it('is there, or else the reason names what to give', () => {
    expect(() => openSite('nowhere')).toThrow('is not a folder. Give the folder of a finished site');
    expect(() => openSite('https://')).toThrow('is not a valid address');
  });
});

describe('a site on a host', () => {
  let server: Server | null = null;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  /** A host below a folder of its address, as sites of projects are. */
  async function open(maxWait?: number) {
    const requests: string[] = [];
    server = createServer(({ url = '' }, response) => {
      requests.push(url);
      if (url === '/docs/garden/rake.md') response.end('# Räke');
      else if (url === '/docs/page.md') response.setHeader('content-type', 'text/html').end('<p>');
      else if (url === '/docs/large.md') response.end(LARGE);
      else if (url === '/docs/broken.md') response.writeHead(503).end();
      else if (url !== '/docs/slow.md') response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return { ...openSite(`http://127.0.0.1:${port}/docs/`, maxWait), requests };
  }

  it('is read below the address that was given', async () => {
    const { read } = await open();
    expect(await read('/garden/rake.md')).toBe('# Räke');
  });

  it('has no file where it answers 404, or with a page', async () => {
    const { read } = await open();
    expect([await read('/nothing.md'), await read('/page.md')]).toEqual([null, null]);
  });

  it('is not asked for what lies elsewhere', async () => {
    const { read, requests } = await open();
    for (const file of ['/../secret.md', '@evil.example/x', '/a.md?x', '//evil.example/a.md']) {
      expect(await read(file)).toBeNull();
    }
    expect(requests).toEqual([]);
  });

  it.each([
    ['/large.md', 'has more than 5 MB'],
    ['/broken.md', 'the host answers 503'],
    ['/slow.md', 'timeout'],
  ])('says why %s cannot be read, and what to do', async (file, reason) => {
    const { read } = await open(file === '/slow.md' ? 50 : undefined);
    await expect(read(file)).rejects.toThrow(new RegExp(`${file} could not be read: .*${reason}.*Try again`));
  });
});
