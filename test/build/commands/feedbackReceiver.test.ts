import { mkdtempSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { receiveFeedback } from '../../../src/build/commands/feedbackReceiver.mjs';

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
  server = await receiveFeedback({ file, port: 0, origin: ORIGIN, now: () => time });
});
afterEach(() => {
  server.close();
});

function send(body: unknown, { origin = ORIGIN, method = 'POST' } = {}): Promise<Response> {
  return fetch(`http://localhost:${(server.address() as AddressInfo).port}/`, {
    method,
    headers: { origin, 'content-type': 'application/json' },
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
});
