import { getEditDistance } from '../../../base/shared/editDistance';
import { parsePath, withTrailingSlash } from '../../../site/shared/location';

/**
 * The public path of a page, however an assistant names it: by path or full address, with or without leading
 * and trailing slashes, as Markdown, with a language or an anchor.
 * @throws Error when the name is neither path nor address
 */
export function toPagePath(name: string): string {
  const base = 'https://site.invalid/';
  if (!URL.canParse(name.trim(), base))
    throw new Error(`${name} is not a page. Use a path like /getting-started/.`);
  const { pathname } = new URL(name.trim(), base);
  const page = parsePath(pathname).path.replace(/\.md$/, '');
  return withTrailingSlash(page === '/index' ? '/' : page);
}

/** The names most like an unknown one, the most similar first. */
export function findSimilar(name: string, names: readonly string[], count = 5): string[] {
  const wanted = name.toLowerCase();
  const limit = Math.max(2, Math.floor(wanted.length / 3));
  return [...new Set(names)]
    .map((one) => ({ one, distance: getDistance(wanted, one.toLowerCase(), limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || a.one.length - b.one.length)
    .slice(0, count)
    .map(({ one }) => one);
}

/** A part of a name counts as a single typing error. */
function getDistance(a: string, b: string, limit: number): number {
  return a.length > 2 && (b.includes(a) || a.includes(b)) ? 1 : getEditDistance(a, b, limit);
}

/** ` Did you mean a, b?`, or nothing. */
export function suggest(names: readonly string[]): string {
  return names.length > 0 ? ` Did you mean ${names.join(', ')}?` : '';
}
