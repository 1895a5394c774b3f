import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import compression from 'compression';
import sirv from 'sirv';

/**
 * Serves the static export like a production host: compressed, with a not-found page, hashed files cached for
 * ever and all others revalidated.
 * @param {{ directory: string, port: number }} options
 * @returns {Promise<import('node:http').Server>} rejects with a clear sentence when the port is taken
 */
export function serve({ directory, port }) {
  const compress = compression();
  const notFound = readFileSync(`${directory}/404.html`);
  const files = sirv(directory, {
    etag: true,
    setHeaders(response, pathname) {
      const isHashed = pathname.startsWith('/_next/static/');
      response.setHeader(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      );
      // The frame of an edited demo has an origin of its own, and fonts need CORS.
      if (isHashed) response.setHeader('Access-Control-Allow-Origin', '*');
    },
    onNoMatch(_request, response) {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
    },
  });
  const server = createServer((request, response) => {
    compress(/** @type {never} */ (request), /** @type {never} */ (response), () => {
      const redirect = findSlashRedirect(directory, request.url ?? '/');
      if (redirect) response.writeHead(308, { Location: redirect }).end();
      else files(request, response);
    });
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
 * Public addresses end in a slash: `/versions` leads to `/versions/`.
 * @param {string} directory
 * @param {string} url
 */
function findSlashRedirect(directory, url) {
  const { pathname, search } = new URL(`http://localhost${url}`);
  // Two slashes at the start would name another host.
  if (pathname.endsWith('/') || pathname.startsWith('//')) return null;
  return existsSync(`${directory}${pathname}/index.html`) ? `${pathname}/${search}` : null;
}
