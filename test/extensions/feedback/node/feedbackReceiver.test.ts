import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { receiveFeedback } from '../../../../src/extensions/feedback/node/feedbackReceiver.mjs';

const ORIGIN = 'https://atlas.example.com';
const record = {
  page: '/garden/soil/',
  rating: 1,
  comment: 'Wet, and rightly so.',
  section: { id: 'worms', title: 'Worms' },
  productId: 'garden',
  version: '1.0.0',
  language: 'en',
};

let file: string;
let server: Server;
let time: number;

beforeEach(async () => {
  file = path.join(mkdtempSync(path.join(os.tmpdir(), 'feedback-')), 'feedback.jsonl');
  time = Date.UTC(2024, 8, 1);
  await start();
});
afterEach(() => {
  server.close();
});

async function start(options: { origin?: string; addressHeader?: string } = {}): Promise<void> {
  server?.close();
  server = await receiveFeedback({ file, port: 0, origin: ORIGIN, now: () => time, ...options });
}

function send(
  body: unknown,
  {
    origin = ORIGIN,
    method = 'POST',
    headers = {},
  }: { origin?: string; method?: string; headers?: object } = {},
): Promise<Response> {
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    method,
    headers: { ...headers, origin, 'content-type': 'application/json' },
    body: method === 'POST' ? (typeof body === 'string' ? body : JSON.stringify(body)) : undefined,
  });
}

const readKept = () =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('the receiver of feedback', () => {
  it('keeps a record as one line, and answers with its id', async () => {
    const response = await send({ ...record, comment: 'Two\nlines', extra: 'no' });
    expect(response.status).toBe(201);
    const { id } = await response.json();
    expect(readKept()).toEqual([
      { ...record, comment: 'Two\nlines', id, receivedAt: '2024-09-01T00:00:00.000Z' },
    ]);
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  });

  it.each([
    ['no JSON', 'hello', 400],
    ['no object', '7', 400],
    ['no page', { ...record, page: 'https://evil.example' }, 400],
    ['another rating', { ...record, rating: 5 }, 400],
    ['nothing said', { ...record, rating: null, comment: ' ' }, 400],
    ['a comment that is too long', { ...record, comment: 'x'.repeat(4001) }, 400],
    ['a body that is too long', 'x'.repeat(40_000), 413],
  ])('refuses %s', async (_, body, status) => {
    expect((await send(body)).status).toBe(status);
  });

  it('refuses other sites and other methods, and lets browsers ask first', async () => {
    expect((await send(record, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await send(record, { method: 'GET' })).status).toBe(405);
    expect((await send(record, { method: 'OPTIONS' })).status).toBe(200);
  });

  it('takes ten records of an address in ten minutes', async () => {
    for (let count = 0; count < 10; count += 1) expect((await send(record)).status).toBe(201);
    expect((await send(record)).status).toBe(429);
    time += 600_001;
    expect((await send(record)).status).toBe(201);
  });

  it('listens on this machine alone', () => {
    expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
  });

  it('tells readers behind a proxy apart by the last address in its header', async () => {
    await start({ addressHeader: 'X-Forwarded-For' });
    const sendFrom = (address: string) => send(record, { headers: { 'x-forwarded-for': address } });
    for (let count = 0; count < 10; count += 1) {
      expect((await sendFrom(`192.0.2.${count}, 203.0.113.7`)).status).toBe(201);
    }
    expect((await sendFrom('203.0.113.7')).status).toBe(429);
    expect((await sendFrom('203.0.113.8')).status).toBe(201);
  });

  it('does not believe such a header unless told', async () => {
    const sendFrom = (address: string) => send(record, { headers: { 'x-forwarded-for': address } });
    for (let count = 0; count < 10; count += 1) await sendFrom(`192.0.2.${count}`);
    expect((await sendFrom('192.0.2.99')).status).toBe(429);
  });

  it('starts on a new line after one that was torn', async () => {
    appendFileSync(file, '{"id":"torn');
    await Promise.all([send(record), send(record)]);
    const [torn, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(torn).toBe('{"id":"torn');
    expect(lines.map((line) => JSON.parse(line).comment)).toEqual([record.comment, record.comment]);
  });

  it('takes an origin with a slash, and no other address than a site’s', async () => {
    await start({ origin: `${ORIGIN}/` });
    expect((await send(record)).status).toBe(201);
    await expect(start({ origin: 'atlas' })).rejects.toThrow('atlas is not the address of a site');
    await expect(start({ origin: 'file:///srv' })).rejects.toThrow('is not the address of a site');
  });

  it('says at its start that the file’s folder is missing', async () => {
    file = path.join(path.dirname(file), 'missing', 'feedback.jsonl');
    await expect(start()).rejects.toThrow('Give a file in a folder that exists.');
  });
});
