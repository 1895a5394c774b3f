import { readFileSync, readdirSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { findServer } from '../../src/cli/process/setup.mjs';
import { getMarkdownPath, isMarkdownPath } from '../../src/page/shared/pageFiles';
import { ask } from './ask';
import { SERVERS, startServer, type RunningServer } from './startServer';

const PAGE = '/material-ui/react-button/';
const FILE = `out${PAGE}index.html`;
const [chunk = ''] = readdirSync('out/_next/static/chunks').filter((name) => name.endsWith('.js.br'));
const HASHED = `/_next/static/chunks/${chunk.replace(/\.br$/, '')}`;
const [font = ''] = readdirSync('out/_next/static/media').filter((name) => name.endsWith('.woff2'));

const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Where addresses lead, with a status of 301, 302 or 308. */
const REDIRECTS = [
  [PAGE.slice(0, -1), PAGE],
  [`${PAGE.slice(0, -1)}?a=b`, `${PAGE}?a=b`],
  ['/zh/', '/?lang=zh'],
  ['/zh', '/?lang=zh'],
  [`/zh${PAGE}`, `${PAGE}?lang=zh`],
  [`/zh${PAGE}?a=b?&c=%20`, `${PAGE}?lang=zh&a=b?&c=%20`],
  [`/pt${PAGE}`, `${PAGE}?lang=pt`],
  [`/de${PAGE}`, PAGE],
  ['/components/buttons/', PAGE],
  ['/components/buttons?a=b', `${PAGE}?a=b`],
  ['/api/button/', '/material-ui/api/button/'],
  ['/api/expansion-panel/', '/material-ui/api/accordion/'],
  ['/api/data-grid/x-grid/', '/x/api/data-grid/data-grid-pro/'],
  ['/base-ui/react-button/hooks-api/', '/base-ui/api/use-button/'],
  ['/r/caveat-with-refs-guide/?a=b', '/material-ui/guides/composition/#caveat-with-refs'],
  // What is encoded stays so: a line break would begin a header of its own.
  ['/zh/material-ui/%0d%0aSet-Cookie:a=b/', '/material-ui/%0d%0aSet-Cookie:a=b/?lang=zh'],
] as const;

/** Addresses of no page; none may lead to another host, or out of the folder. */
const MISSING = [
  '/nothing/',
  '/nothing.json',
  '/_next',
  '/_next/static/nothing.js',
  '/_headers',
  '/_redirects',
  '/.complete',
  '/zh//evil.example/',
  '/de//evil.example/',
  '/..%2f..%2f..%2f..%2fetc/passwd',
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/_next/static/..%5c..%5c..%5cpackage.json',
];

/** Content types by the path of a file. */
const TYPES = {
  [PAGE]: 'text/html; charset=utf-8',
  [HASHED]: 'text/javascript; charset=utf-8',
  [`/_next/static/media/${font}`]: 'font/woff2',
  '/sw.js': 'text/javascript; charset=utf-8',
  '/search/site.json': 'application/json',
  '/manifest.webmanifest': 'application/manifest+json',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/llms.txt': 'text/plain; charset=utf-8',
  [getMarkdownPath(PAGE)]: 'text/markdown; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/static/icon.svg': 'image/svg+xml; charset=utf-8',
  '/favicon.ico': 'image/x-icon',
};

for (const name of [...SERVERS, 'npm start'] as const) {
  test.describe(name, () => {
    let server: RunningServer | null = null;
    let url = '';

    test.beforeAll(async ({}, { project }) => {
      if (name === 'npm start') url = project.use.baseURL ?? '';
      else {
        const isMissing = !findServer(name);
        if (isMissing && process.env.CI) throw new Error(`${name} is not installed: see ensureServers.`);
        test.skip(isMissing, `${name} is not installed. npm test installs it where there is apt-get.`);
        server = await startServer(name);
        url = server.url;
      }
    });
    test.afterAll(() => server?.stop());

    test('sends every kind of file with its type, and every answer with the headers of the site', async () => {
      for (const [path, type] of Object.entries(TYPES)) {
        const { status, headers } = await ask(url, path);
        expect({ path, status, type: headers['content-type'] }).toEqual({ path, status: 200, type });
        expect(headers['cache-control'], path).toBe(
          path.startsWith('/_next/static/') ? IMMUTABLE : REVALIDATED,
        );
        expect(headers['access-control-allow-origin'] === '*', path).toBe(path.startsWith('/_next/static/'));
        expect(headers['x-robots-tag'], path).toBe(isMarkdownPath(path) ? 'noindex' : undefined);
      }
      const shipped = [...readFileSync('out/_headers', 'utf8').matchAll(/^ {2}([\w-]+): (.+)$/gm)]
        .map(([, header = '', value = '']): [string, string] => [header.toLowerCase(), value])
        .filter(([header]) => !/^(strict-|cache-|access-|x-robots-)/.test(header));
      expect(shipped.length).toBeGreaterThan(5);
      for (const path of [PAGE, HASHED, '/nothing/', '/zh/', PAGE.slice(0, -1)]) {
        const { headers } = await ask(url, path);
        expect(headers).toMatchObject(Object.fromEntries(shipped));
        expect(headers['strict-transport-security']).toBeUndefined();
        const secure = await ask(url, path, { headers: { 'x-forwarded-proto': 'https' } });
        expect(secure.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
      }
    });

    test('sends what the build has compressed to those who read it', async () => {
      const page = readFileSync(FILE);
      for (const [accepted, encoding, decode] of [
        ['gzip, deflate, br', 'br', brotliDecompressSync],
        ['gzip', 'gzip', gunzipSync],
        ['identity', undefined, (bytes: Buffer) => bytes],
      ] as const) {
        const { headers, body } = await ask(url, PAGE, { headers: { 'accept-encoding': accepted } });
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers['content-type']).toBe(TYPES[PAGE]);
        expect(decode(body).equals(page)).toBe(true);
        if (encoding) expect(headers.vary).toMatch(/accept-encoding/i);
        if (encoding === 'br') expect(body.equals(readFileSync(`${FILE}.br`))).toBe(true);
      }
    });

    test('sends a part, headers alone, and nothing again', async () => {
      const part = await ask(url, PAGE, { headers: { range: 'bytes=10-19' } });
      expect([part.status, part.body.toString()]).toEqual([
        206,
        readFileSync(FILE).subarray(10, 20).toString(),
      ]);
      expect((await ask(url, PAGE, { headers: { range: 'bytes=99999999-' } })).status).toBe(416);
      const head = await ask(url, PAGE, { method: 'HEAD' });
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect(Number(head.headers['content-length'])).toBe(readFileSync(FILE).length);
      const { etag = '', 'last-modified': date = '' } = head.headers;
      for (const [condition, value] of [
        ['if-none-match', etag],
        // The server of npm start knows no dates.
        ...(name === 'npm start' ? [] : ([['if-modified-since', date]] as const)),
      ] as const) {
        const again = await ask(url, PAGE, { headers: { [condition]: value } });
        expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([
          304,
          0,
          REVALIDATED,
        ]);
      }
    });

    test('leads former addresses, languages and paths without a slash on', async () => {
      for (const [from, to] of REDIRECTS) {
        const { status, headers } = await ask(url, from);
        expect({ from, to: headers.location?.replace(/%0D%0A/, '%0d%0a') }).toEqual({ from, to });
        expect([301, 302, 308]).toContain(status);
        // A short link may lead elsewhere one day.
        if (from.startsWith('/r/')) expect(status).toBe(302);
        expect(headers['set-cookie']).toBeUndefined();
      }
    });

    test('answers what is not there with the not-found page, and never leaves its folder', async () => {
      const page = readFileSync('out/404.html', 'utf8');
      for (const path of MISSING) {
        const { status, headers, body } = await ask(url, path);
        const { location } = headers;
        // A server may lead on to what is not there, but on this host.
        expect(location ?? '/', path).toMatch(/^\/(?![/\\])/);
        expect([301, 302, 308, 400, 404], path).toContain(status);
        if (status !== 404) continue;
        expect(body.toString() === page, path).toBe(true);
        expect([headers['content-type'], headers['cache-control']], path).toEqual([TYPES[PAGE], REVALIDATED]);
      }
      expect((await ask(url, '/nothing/')).status).toBe(404);
      expect((await ask(url, '//versions')).headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    });
  });
}
