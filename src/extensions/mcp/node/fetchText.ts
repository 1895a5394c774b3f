import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

interface FetchLimits {
  /** Of the text, in bytes, and of what is sent for it. */
  readonly maxBytes: number;
  /** For all of it, redirects included, in ms. */
  readonly maxWait: number;
}

/** Most redirects that are followed: http to https, a slash, and a move leave two to spare. */
const MAX_REDIRECTS = 5;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** How an answer may be compressed: once, in one of these ways. */
const DECODERS: ReadonlyMap<string, (body: Buffer, options: zlib.ZlibOptions) => Promise<Buffer>> = new Map([
  ['identity', async (body: Buffer) => body],
  ['gzip', promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip)],
  ['br', promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.brotliDecompress)],
]);

/**
 * The text at an address; `null` when the host has none there. Not by `fetch`, which emits an error that nobody can
 * handle when it refuses an answer whose body is still on its way, and decompresses without a limit.
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
      // Also where nothing of it is read.
      response.destroy();
    }
  } catch (error) {
    throw signal.aborted ? late : error;
  } finally {
    clearTimeout(timer);
  }
}

/** The first answer that is no redirect; the site that was named is the only one that is asked. */
async function follow(start: URL, signal: AbortSignal): Promise<IncomingMessage> {
  let url = start;
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    const response = await request(url, signal);
    const { statusCode = 0, headers } = response;
    if (!REDIRECTS.has(statusCode) || headers.location === undefined) return response;
    response.destroy();
    if (!URL.canParse(headers.location, url.href)) throw new Error('the host redirects to no address');
    const next = new URL(headers.location, url);
    if (next.origin !== start.origin) throw new Error(`the host redirects to another site, ${next.origin}`);
    url = next;
  }
  throw new Error(`the host redirects more than ${MAX_REDIRECTS} times`);
}

function request(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    // Both listeners stay: a fault after the answer, which nobody waits for any more, would end the process.
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
  // Hosts that answer every address with a page, instead of 404.
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

/** Stops as soon as there is too much: a length in the headers may be missing or wrong. */
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
