import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';

/** Longest body that is read, in bytes: the longest comment in any script, and the other fields. */
const MAX_BYTES = 32_000;

/** Longest comment, in characters; the same as in `src/extensions/feedback/shared/feedback.ts`. */
const MAX_COMMENT_LENGTH = 4000;

/** How many records one address may send in ten minutes. */
const RATE = { count: 10, ms: 600_000 };

/**
 * Receives readers' feedback and appends each record as one line of JSON to a file. It stores no IP address
 * and sets no cookie. The contract is in `src/extensions/feedback/README.md`.
 * @param {object} options
 * @param {string} options.file
 * @param {number} options.port
 * @param {string} options.origin the site whose pages may send, such as `https://atlas.example.com`
 * @param {string} [options.host] the interface to listen on; by default only this machine
 * @param {string} [options.addressHeader] the header in which a proxy writes the reader's address. Only for a
 *   receiver that can be reached only through that proxy: others could send any address.
 * @param {() => number} [options.now]
 * @returns {Promise<import('node:http').Server>}
 * @throws Error when the origin is invalid, or the file cannot be written
 */
export async function receiveFeedback({
  file,
  port,
  origin: site,
  host = '127.0.0.1',
  addressHeader,
  now = Date.now,
}) {
  const origin = parseOrigin(site);
  const save = await openRecords(file);
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
      if (!isWithinRate(readAddress(request, addressHeader))) {
        return answer(429, { error: 'Too many. Wait ten minutes.' });
      }
      const text = await readBody(request);
      if (text === null) return answer(413, { error: `At most ${MAX_BYTES} bytes.` });
      const record = parseRecord(text);
      if (!record) return answer(400, { error: 'Not a feedback record.' });
      const id = randomUUID();
      await save({ id, receivedAt: new Date(now()).toISOString(), ...record });
      return answer(201, { id });
    } catch (error) {
      console.error(error);
      return answer(500, { error: 'The record could not be stored.' });
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/**
 * The origin of a URL: browsers send it without a trailing slash.
 * @param {string} site
 */
function parseOrigin(site) {
  const url = URL.canParse(site) ? new URL(site) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${site} is not the address of a site. Give one, such as https://atlas.example.com.`);
  }
  return url.origin;
}

/**
 * Checks that a file can be written; returns a function that appends records one after another.
 * @param {string} file
 * @returns {Promise<(record: object) => Promise<void>>}
 */
async function openRecords(file) {
  const append = async (/** @type {object} */ record) => {
    const handle = await open(file, 'a+');
    try {
      const { size } = await handle.stat();
      const { buffer } = await handle.read({ buffer: Buffer.alloc(1), position: Math.max(0, size - 1) });
      // After an incomplete line, as from a power cut or a full disk, start a new one.
      const start = size > 0 && buffer.toString() !== '\n' ? '\n' : '';
      await handle.appendFile(`${start}${JSON.stringify(record)}\n`);
    } finally {
      await handle.close();
    }
  };
  try {
    await (await open(file, 'a+')).close();
  } catch (error) {
    throw new Error(`${file} can't be written. Give a file in a folder that exists.`, { cause: error });
  }
  let last = Promise.resolve();
  return (record) => {
    const saved = last.then(() => append(record));
    last = saved.catch(() => {});
    return saved;
  };
}

/**
 * The sender of a record. A proxy appends the address to its header; the text before that is from the
 * sender and cannot be trusted.
 * @param {import('node:http').IncomingMessage} request
 * @param {string | undefined} addressHeader
 */
function readAddress({ headers, socket }, addressHeader) {
  const written = addressHeader && headers[addressHeader.toLowerCase()];
  const address = String(written ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return address || (socket.remoteAddress ?? '');
}

/**
 * The known fields of a record; `null` when one of them is invalid, or there is neither rating nor comment.
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
