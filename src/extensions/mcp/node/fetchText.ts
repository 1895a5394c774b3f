import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

interface FetchLimits {
  /** Maximum size of the text, and of what is transferred for it. */
  readonly maxBytes: number;
  /** Maximum time in total, including redirects, in ms. */
  readonly maxWait: number;
}

/** Maximum number of redirects: http to https, a slash, and a move leave two to spare. */
const MAX_REDIRECTS = 5;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** How a response may be compressed: once, in one of these encodings. */
const DECODERS: ReadonlyMap<string, (body: Buffer, options: zlib.ZlibOptions) => Promise<Buffer>> = new Map([
  ['identity', async (body: Buffer) => body],
  ['gzip', promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip)],
  ['br', promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.brotliDecompress)],
]);

/**
 * Fetches the text at an address; `null` when the host has none there. Not with `fetch`, which decompresses
 * without a limit, and emits an error that nobody can handle when it rejects a response whose body is still
 * arriving.
 * @throws Error (as a rejection) with the reason, when there is no text within the limits
 */
export async function fetchText(address: string, { maxBytes, maxWait }: FetchLimits): Promise<string | null> {
  const controller = new AbortController();
  const { signal } = controller;
  const late = new Error(`timeout after ${maxWait / 1000} s`);
  const timer = setTimeout(() => controller.abort(late), maxWait);
  try {
    const response = await follow(new URL(address), signal);
    try {
      return await readText(response, maxBytes);
    } finally {
      // Even if none of it was read.
      response.destroy();
    }
  } catch (error) {
    throw signal.aborted ? late : error;
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the first response that is not a redirect. Never sends a request to another origin. */
async function follow(start: URL, signal: AbortSignal): Promise<IncomingMessage> {
  let url = start;
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    const response = await request(url, signal);
    const { statusCode = 0, headers } = response;
    if (!REDIRECTS.has(statusCode) || headers.location === undefined) return response;
    response.destroy();
    if (!URL.canParse(headers.location, url.href))
      throw new Error('the host redirects to an invalid address');
    const next = new URL(headers.location, url);
    if (next.origin !== start.origin) throw new Error(`the host redirects to another site, ${next.origin}`);
    url = next;
  }
  throw new Error(`the host redirects more than ${MAX_REDIRECTS} times`);
}

function request(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    // Both listeners stay: an unhandled error after the response would end the process.
    get(url, { signal, headers: { 'accept-encoding': 'gzip, br' } }, (response) => {
      response.on('error', () => {});
      resolve(response);
    }).on('error', reject);
  });
}

async function readText(response: IncomingMessage, maxBytes: number): Promise<string | null> {
  const { statusCode = 0, headers } = response;
  if (statusCode === 404 || statusCode === 410) return null;
  if (statusCode !== 200) throw new Error(`the host answers ${statusCode}`);
  // Some hosts respond to every address with a page instead of a 404.
  if (headers['content-type']?.startsWith('text/html')) return null;
  const decode = DECODERS.get(headers['content-encoding']?.toLowerCase() ?? 'identity');
  if (!decode) throw new Error('the host answers in an encoding that was not asked for');
  const body = await readBody(response, maxBytes);
  try {
    return (await decode(body, { maxOutputLength: maxBytes })).toString('utf8');
  } catch (error) {
    throw error instanceof RangeError ? tooLarge(maxBytes) : error;
  }
}

/** Stops as soon as the body is too large: the length in the headers may be missing or wrong. */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function tooLarge(maxBytes: number): Error {
  return new Error(`it has more than ${maxBytes / 1e6} MB`);
}
