import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import { CONTENT_TYPES } from '../export/node/policy/contentTypes.mjs';
import { readHeaders, readRedirects } from './hostRules.mjs';

/** Files that configure a host, and are not served. */
const HIDDEN = ['/_headers', '/_redirects'];

/** What static hosts send for files without a caching rule. */
const REVALIDATED = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/**
 * Serves the static export like a static host: compressed, with the headers and redirects of its `_headers`
 * and `_redirects`, and with a not-found page. When a build replaces the export, it serves the new one.
 * @param {{ directory: string, port: number }} options
 * @returns {Promise<import('node:http').Server>} rejects with a clear sentence when the port is taken
 */
export function serve({ directory, port }) {
  let [version, handleRequest] = [getVersion(directory), createRequestHandler(directory)];
  const server = createServer((request, response) => {
    const current = getVersion(directory);
    if (current !== version) {
      try {
        [version, handleRequest] = [current, createRequestHandler(directory)];
      } catch {
        // While a build publishes, or while somebody deletes the export, there is no whole one.
      }
    }
    // A file may be gone, though it was there when the export was read. Unhandled, the error would end the
    // server.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    if (!isRange(request.headers.range)) delete request.headers.range;
    handleRequest(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`)
          : error,
      );
    });
    server.listen(port, () => resolve(server));
  });
}

/**
 * Whether a header requests one valid range of a file. A server may ignore others; for sirv, a reversed one
 * is an error.
 * @param {string | undefined} header
 */
function isRange(header = '') {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(header) ?? [];
  return start !== undefined && (!end || Number(start) <= Number(end));
}

/**
 * Identifies an export, to notice when another one has replaced it.
 * @param {string} directory
 */
function getVersion(directory) {
  const stats = statSync(directory, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.mtimeMs}` : null;
}

/**
 * Answers requests with the files of an export, which it lists once.
 * @param {string} directory
 * @returns {import('node:http').RequestListener}
 */
function createRequestHandler(directory) {
  const notFound = readFileSync(`${directory}/404.html`);
  const getHeaders = readHeaders(directory);
  const findRedirect = readRedirects(directory);
  const files = sirv(directory, {
    etag: true,
    // The files that the export has compressed.
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      const type = CONTENT_TYPES[path.extname(pathname).slice(1) || 'html'];
      if (type) response.setHeader('Content-Type', type);
    },
    onNoMatch: sendNotFound,
  });
  /** @type {(request: unknown, response: import('node:http').ServerResponse) => void} */
  function sendNotFound(_request, response) {
    setHeaders(response, REVALIDATED);
    response.writeHead(404, { 'Content-Type': CONTENT_TYPES.html }).end(notFound);
  }
  return (request, response) => {
    const url = request.url ?? '/';
    // An error here would end the server. No browser sends such an address, but `OPTIONS *:99999` is one.
    if (!URL.canParse(`http://localhost${url}`)) {
      response.writeHead(400).end();
      return;
    }
    const { pathname } = new URL(`http://localhost${url}`);
    const { 'Strict-Transport-Security': hsts, ...headers } = getHeaders(pathname);
    setHeaders(response, { ...REVALIDATED, ...headers });
    // A proxy in front of this server may use https.
    if (hsts && request.headers['x-forwarded-proto'] === 'https') {
      response.setHeader('Strict-Transport-Security', hsts);
    }
    const redirect = findRedirect(url) ?? findSlashRedirect(directory, url);
    if (redirect) response.writeHead(redirect.status, { Location: redirect.to }).end();
    else if (HIDDEN.includes(pathname)) sendNotFound(request, response);
    else files(request, response);
  };
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {Readonly<Record<string, string>>} headers
 */
function setHeaders(response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * Redirects to the public address, which ends in a slash: `/versions` to `/versions/`.
 * @param {string} directory
 * @param {string} url
 */
function findSlashRedirect(directory, url) {
  const { pathname, search } = new URL(`http://localhost${url}`);
  // Two slashes at the start would name another host.
  if (pathname.endsWith('/') || pathname.startsWith('//')) return null;
  const hasPage = existsSync(`${directory}${pathname}/index.html`);
  return hasPage ? { to: `${pathname}/${search}`, status: 308 } : null;
}
