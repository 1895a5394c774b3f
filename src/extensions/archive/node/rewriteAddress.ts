import { toArchivedPath } from '../shared/archive';

/** The site, and what its archive contains. */
export interface ArchivedSite {
  /** Public address of the site, without a trailing slash: the target of links to what the archive lacks. */
  readonly url: string;
  /** Whether the archive has a file, given its path below the archive's folder. */
  readonly has: (file: string) => boolean;
}

/** An address as written in an archived document or style sheet. */
export interface ArchivedAddress {
  readonly address: string;
  /** The file of the archive that it leads to, below the archive's folder; `null` for anything elsewhere. */
  readonly file: string | null;
}

/** An origin that no real address has. */
const ORIGIN = 'https://archive.invalid';

/**
 * Converts an address of the site to one that works from a folder: relative to the file that contains it, and
 * with the name of the document. What the archive lacks is linked to on the public site.
 * @param from the file that contains it, below the archive's folder
 */
export function rewriteAddress(address: string, from: string, { url, has }: ArchivedSite): ArchivedAddress {
  const unchanged = { address, file: null };
  if (address === '' || address.startsWith('#') || !URL.canParse(address, `${ORIGIN}/${from}`)) {
    return unchanged;
  }
  const { origin, pathname, search, hash } = new URL(address, `${ORIGIN}/${from}`);
  if (origin !== ORIGIN) return unchanged;
  const target = toArchivedPath(pathname);
  const file = decodeURIComponent(target);
  return has(file)
    ? { address: toRelative(from, target) + search + hash, file }
    : { address: url + pathname + search + hash, file: null };
}

/** The relative path from one file to another, both below the same folder. */
export function toRelative(from: string, to: string): string {
  const [here, there] = [from.split('/').slice(0, -1), to.split('/')];
  const isOther = there.findIndex((name, index) => name !== here[index]);
  const shared = Math.min(isOther, here.length, there.length - 1);
  return [...here.slice(shared).map(() => '..'), ...there.slice(shared)].join('/');
}

/** Rewrites the addresses of a `srcset`. */
export function rewriteSourceSet(value: string, rewrite: (address: string) => string): string {
  const candidates = value.split(/\s*,\s+|,(?=\/)/).filter(Boolean);
  return candidates
    .map((candidate) => {
      const [address = '', ...descriptors] = candidate.trim().split(/\s+/);
      return [rewrite(address), ...descriptors].join(' ');
    })
    .join(', ');
}

/** `url(…)` with or without quotes, and the address of an `@import`. */
const CSS_ADDRESS = /(url\(\s*)(["']?)([^"')]+)\2(\s*\))|(@import\s+)(["'])([^"']+)\6/g;

/** Rewrites the addresses of a style sheet. */
export function rewriteCss(css: string, rewrite: (address: string) => string): string {
  return css.replace(CSS_ADDRESS, (...groups: string[]) => {
    const [, open, quote, address, close, start, importQuote, imported] = groups;
    return address === undefined
      ? `${start}${importQuote}${rewrite(imported ?? '')}${importQuote}`
      : `${open}${quote}${rewrite(address.trim())}${quote}${close}`;
  });
}
