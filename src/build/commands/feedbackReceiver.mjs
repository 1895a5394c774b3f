import { randomUUID } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { createServer } from 'node:http';

/** Longest body that is read, in bytes: a comment of the longest kind, in any script, with its page. */
const MAX_BYTES = 32_000;

/** Longest comment, in characters; the same as in `src/model/feedback.ts`. */
const MAX_COMMENT_LENGTH = 4000;

/** How many records one address may send in ten minutes. */
const RATE = { count: 10, ms: 600_000 };

/**
 * Receives readers' feedback and appends each record as one line of JSON to a file. It keeps no address and
 * sets no cookie. The contract is in CONTRIBUTING.md.
 * @param {{ file: string, port: number, origin: string, now?: () => number }} options `origin`: the site whose
 *   pages may send, such as `https://atlas.example.com`
 * @returns {Promise<import('node:http').Server>}
 */
export function receiveFeedback({ file, port, origin, now = Date.now }) {
  const isWithinRate = createRateLimit(now);
  const server = createServer(async (request, response) => {
    const answer = (/** @type {number} */ status, /** @type {object} */ body = {}) => {
      const headers = {
        'Content-Type': 'application/json',
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Headers': 'content-type',
        Vary: 'Origin',
      };
      response.writeHead(status, headers).end(JSON.stringify(body));
    };
    try {
      if (request.headers.origin !== origin) return answer(403, { error: 'This origin may not send.' });
      if (request.method === 'OPTIONS') return answer(200);
      if (request.method !== 'POST') return answer(405, { error: 'Send with POST.' });
      if (!isWithinRate(request.socket.remoteAddress ?? '')) {
        return answer(429, { error: 'Too many. Wait ten minutes.' });
      }
      const text = await readBody(request);
      if (text === null) return answer(413, { error: `At most ${MAX_BYTES} bytes.` });
      const record = parseRecord(text);
      if (!record) return answer(400, { error: 'Not a feedback record.' });
      const id = randomUUID();
      await appendFile(
        file,
        `${JSON.stringify({ id, receivedAt: new Date(now()).toISOString(), ...record })}\n`,
      );
      return answer(201, { id });
    } catch (error) {
      console.error(error);
      return answer(500, { error: 'The record could not be kept.' });
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

/**
 * The known fields of a record; `null` where one of them is not what it should be, or nothing is said.
 * @param {string} text
 */
export function parseRecord(text) {
  const value = parseObject(text);
  if (!value) return null;
  const { page, rating, comment, section, productId, version, language } = value;
  const isRating = rating === 0 || rating === 1 || rating === null;
  if (typeof page !== 'string' || !/^\/[\w\-./]{0,300}$/.test(page) || !isRating) return null;
  if (typeof comment !== 'string' || comment.length > MAX_COMMENT_LENGTH) return null;
  if (rating === null && comment.trim() === '') return null;
  return {
    page,
    rating,
    comment,
    section: toSection(section),
    productId: toName(productId),
    version: toName(version),
    language: toName(language),
  };
}

/** @param {unknown} value */
function toSection(value) {
  if (typeof value !== 'object' || value === null) return null;
  const { id, title } = /** @type {Record<string, unknown>} */ (value);
  return typeof id === 'string' && typeof title === 'string'
    ? { id: id.slice(0, 200), title: title.slice(0, 200) }
    : null;
}

/** @param {unknown} value */
function toName(value) {
  return typeof value === 'string' ? value.slice(0, 60) : null;
}

/**
 * @param {string} text
 * @returns {Record<string, unknown> | null}
 */
function parseObject(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

/**
 * The whole body; `null` when it is too long.
 * @param {import('node:http').IncomingMessage} request
 */
async function readBody(request) {
  /** @type {Buffer[]} */
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** @param {() => number} now */
function createRateLimit(now) {
  /** @type {Map<string, number[]>} */
  const sent = new Map();
  return (/** @type {string} */ address) => {
    const since = now() - RATE.ms;
    for (const [other, times] of sent) {
      if (times.every((time) => time <= since)) sent.delete(other);
    }
    const times = (sent.get(address) ?? []).filter((time) => time > since);
    if (times.length >= RATE.count) return false;
    sent.set(address, [...times, now()]);
    return true;
  };
}
