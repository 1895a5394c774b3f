import type { ProductIdentity } from './product';
import { URL_LANGUAGES, type Language } from './languages';

/** The four parts of a parsed path. */
export interface PathInfo {
  /** Language of the frame; `en` when the path names none. */
  readonly language: Language;
  /** Path without its language segment, with query and hash. */
  readonly path: string;
  /** The same without the hash: the form that canonical links and page views use. */
  readonly serverPath: string;
  /** No language, query, hash or trailing slash; a first segment `api` becomes `api-docs`. */
  readonly canonicalPathname: string;
}

/** Parses a path from a link or the address bar; never throws. */
export function parsePath(input: string): PathInfo {
  const [, first = ''] = /^\/([^/?#]*)/.exec(input) ?? [];
  const language = URL_LANGUAGES.find((code) => code === first);
  // Exactly one slash: two would name another host.
  const path = language ? `/${input.slice(1 + first.length).replace(/^\/+/, '')}` : input;
  const serverPath = path.split('#', 1)[0] ?? '';
  return {
    language: language ?? 'en',
    path,
    serverPath,
    canonicalPathname: toCanonicalPathname(serverPath),
  };
}

function toCanonicalPathname(serverPath: string): string {
  const pathname = (serverPath.split('?', 1)[0] ?? '').replace(/\/+$/, '') || '/';
  // A static host serves /api-docs/… because Next reserves a top-level pages/api.
  return pathname.replace(/^\/api(?=\/|$)/, '/api-docs');
}

/** Public form of a path: one slash at the end of the pathname, query and hash kept. */
export function withTrailingSlash(path: string): string {
  const [, pathname = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  return pathname === '' || pathname.endsWith('/') ? path : `${pathname}/${suffix}`;
}

/** Whether a path names a file, such as a picture: its last segment ends in an extension of letters. */
export function isAssetPath(pathname: string): boolean {
  return /\.[a-z][a-z0-9]+$/i.test(pathname);
}

/** Product and category of a page; `null` where the path belongs to none. */
export interface ProductIds {
  readonly productId: string | null;
  readonly categoryId: string | null;
}

/** Product and category that analytics counts a path for. */
export function findProductIds(input: string, products: readonly ProductIdentity[]): ProductIds {
  const pathname = parsePath(input).canonicalPathname.replace(/\/+/g, '/');
  for (const { id, root, category, analyticsIds = { [root]: id } } of products) {
    for (const [prefix, productId] of Object.entries(analyticsIds)) {
      const captured = matchPrefix(prefix, pathname);
      if (captured !== null) {
        return { productId: productId?.replace('*', captured) ?? null, categoryId: category };
      }
    }
  }
  return { productId: null, categoryId: null };
}

/** What the `*` of the prefix matches (empty without one), or `null` when the prefix does not match. */
function matchPrefix(prefix: string, pathname: string): string | null {
  const match = new RegExp(`^${prefix.replace('*', '([^/]+)')}(?=/|$)`).exec(pathname);
  return match && (match[1] ?? '');
}
