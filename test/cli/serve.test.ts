import { cpSync, mkdtempSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../../src/cli/serve.mjs';

const PAGE = `<h1>Soil</h1>${'<p>Dark and wet.</p>'.repeat(200)}`;

const HEADERS = `/*
  X-Content-Type-Options: nosniff
  Strict-Transport-Security: max-age=1

/_next/static/*
  Cache-Control: public, max-age=31536000, immutable
`;

const REDIRECTS = `/zh /?lang=zh 302
/old/ /soil/#wet 301
/zh/soil/* /soil/:splat?lang=zh 302
`;

let directory: string;
let server: Server;
let base: string;

beforeEach(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'serve-'));
  mkdirSync(path.join(directory, 'soil'));
  mkdirSync(path.join(directory, '_next/static'), { recursive: true });
  writeFileSync(path.join(directory, 'soil/index.html'), PAGE);
  writeFileSync(path.join(directory, 'soil/index.html.br'), brotliCompressSync(PAGE));
  writeFileSync(path.join(directory, '404.html'), '<h1>Not here</h1>');
  writeFileSync(path.join(directory, '_next/static/a.js'), '1');
  writeFileSync(path.join(directory, '_headers'), HEADERS);
  writeFileSync(path.join(directory, '_redirects'), REDIRECTS);
  server = await serve({ directory, port: 0 });
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.close();
});

const get = (file: string, headers = {}) => fetch(base + file, { redirect: 'manual', headers });

/** Sends a request as it is written, and gives the whole answer. */
function send(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, 'localhost', () => socket.write(request));
    let answer = '';
    socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
    socket.once('error', reject).once('close', () => resolve(answer));
  });
}

describe('the server of npm start', () => {
  it('sends compressed files to those who read them, as the pages that they are', async () => {
    const response = await get('/soil/', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(PAGE);
    const plain = await get('/soil/', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(PAGE);
  });

  it('leads to the slash at the end, query kept', async () => {
    const response = await get('/soil?a=b');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/soil/?a=b');
  });

  it('answers an unknown path with the not-found page', async () => {
    const response = await get('/nothing/');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<h1>Not here</h1>');
  });

  it('lets browsers keep hashed files for ever, and pages not at all', async () => {
    expect((await get('/_next/static/a.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/soil/')).headers.get('cache-control')).toContain('must-revalidate');
  });

  it.each([
    ['/zh', '/?lang=zh'],
    ['/zh?a=b', '/?lang=zh&a=b'],
    ['/zh/soil/', '/soil/?lang=zh'],
    ['/zh/soil/a%20$&/?a=b?', '/soil/a%20$&/?lang=zh&a=b?'],
    ['/old/?a=b', '/soil/#wet'],
    ['/zh//evil.example/', null],
    ['/old', null],
  ])('follows the rules of _redirects: %s leads to %s', async (address, target) => {
    expect((await get(address)).headers.get('location')).toBe(target);
  });

  it('sends the headers of _headers with whatever it answers, and that for https over https', async () => {
    for (const address of ['/soil/', '/soil', '/nothing/', '/zh']) {
      expect((await get(address)).headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect((await get('/soil/')).headers.get('strict-transport-security')).toBeNull();
    const secure = await get('/soil/', { 'x-forwarded-proto': 'https' });
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=1');
  });

  it('lets nobody keep a missing file, or read what configures it', async () => {
    const missing = await get('/_next/static/b.js');
    expect(missing.headers.get('cache-control')).toContain('max-age=0');
    expect([missing.status, (await get('/_headers')).status, (await get('/_redirects')).status]).toEqual([
      404, 404, 404,
    ]);
  });

  it('says in a sentence that the port is taken', async () => {
    const { port } = server.address() as AddressInfo;
    await expect(serve({ directory, port })).rejects.toThrow(
      `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`,
    );
  });

  it.each([
    ['OPTIONS *', 404],
    ['OPTIONS *:99999', 400],
    ['GET *%', 400],
    ['GET //', 404],
    ['GET //:99999/', 404],
    ['GET http://[/', 404],
    ['GET /%E0%A4%A', 404],
    ['GET /%00', 404],
  ])('answers %s, and goes on', async (target, status) => {
    const answer = await send(`${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect((await get('/soil/')).status).toBe(200);
  });

  it('serves the site that a build has put in the place of the first', async () => {
    writeFileSync(path.join(directory, 'soil/earlier.js'), '1');
    const next = `${directory}-next`;
    cpSync(directory, next, { recursive: true });
    writeFileSync(path.join(next, 'soil/index.html'), 'Dry');
    writeFileSync(path.join(next, '404.html'), 'Not in the new one');
    rmSync(path.join(next, 'soil/index.html.br'));
    rmSync(path.join(next, 'soil/earlier.js'));
    renameSync(directory, `${directory}-earlier`);
    // Nothing is there to be served, and nothing ends the server.
    await expect(get('/soil/').then((response) => response.text())).rejects.toThrow();
    mkdirSync(directory);
    await expect(get('/soil/').then((response) => response.text())).rejects.toThrow();
    rmSync(directory, { recursive: true });
    renameSync(next, directory);
    expect(await (await get('/soil/')).text()).toBe('Dry');
    const missing = await get('/soil/earlier.js');
    expect([missing.status, await missing.text()]).toEqual([404, 'Not in the new one']);
  });

  it.each([
    ['bytes=4-', 206, PAGE.slice(4)],
    ['bytes=4-9', 206, PAGE.slice(4, 10)],
    ['bytes=5-2', 200, PAGE],
    ['bytes=-5', 200, PAGE],
    ['bytes=0-1,3-4', 200, PAGE],
    ['bytes=x-', 200, PAGE],
    ['lines=1-2', 200, PAGE],
  ])('sends a part of a file, or the whole: %s', async (range, status, text) => {
    const response = await get('/soil/', { range, 'accept-encoding': 'identity' });
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it('never leaves its folder', async () => {
    expect((await get('/..%2f..%2fetc/passwd')).status).toBe(404);
    expect((await get('//evil.example/soil')).status).not.toBe(308);
  });
});
