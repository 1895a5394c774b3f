import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads `_headers` as Netlify and Cloudflare do, but without joining values: no two rules of the site set the
 * same header.
 * @param {string} directory
 * @returns {(pathname: string) => Record<string, string>} headers of a public path
 */
export function readHeaders(directory) {
  /** @type {{ start: string, end: string, headers: [string, string][] }[]} */
  const rules = [];
  for (const line of readLines(directory, '_headers')) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else {
      const [start = '', end = ''] = line.split('*');
      rules.push({ start, end, headers: [] });
    }
  }
  return (pathname) =>
    Object.fromEntries(
      rules.flatMap(({ start, end, headers }) =>
        pathname.startsWith(start) && pathname.endsWith(end) ? headers : [],
      ),
    );
}

/**
 * Reads `_redirects` as Cloudflare does, which matches paths exactly: `/zh` is not `/zh/`.
 * @param {string} directory
 * @returns {(url: string) => { to: string, status: number } | null} where an address leads, which has a path
 *   and possibly a query
 */
export function readRedirects(directory) {
  const exact = new Map();
  /** @type {{ start: string, to: string, status: number }[]} */
  const open = [];
  for (const line of readLines(directory, '_redirects')) {
    const [from = '', to = '', status] = line.split(' ');
    const rule = { start: from.replace(/\*$/, ''), to, status: Number(status) };
    if (from.endsWith('*')) open.push(rule);
    else exact.set(from, rule);
  }
  return (url) => {
    const [, pathname = '', query] = /^([^?]*)(?:\?(.+))?/.exec(url) ?? [];
    const rule = exact.get(pathname) ?? open.find(({ start }) => pathname.startsWith(start));
    if (!rule) return null;
    // A function, because `$` has a meaning in a string.
    const to = rule.to.replace(':splat', () => pathname.slice(rule.start.length));
    return { to: to + toQuery(to, query), status: rule.status };
  };
}

/**
 * What the query of a request adds to a target; nothing to one with a hash.
 * @param {string} target
 * @param {string | undefined} query
 */
function toQuery(target, query) {
  if (!query || target.includes('#')) return '';
  return `${target.includes('?') ? '&' : '?'}${query}`;
}

/**
 * @param {string} directory
 * @param {string} name
 */
function readLines(directory, name) {
  const file = path.join(directory, name);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}
