import { isAssetPath } from '../../../site/shared/location';

/**
 * Checks the syntax of a link; `null` when it is fine. Whether its target exists is known only once all pages
 * are read: see the rule `links`.
 */
export function checkHref(href: string): string | null {
  if (/[\\\s\p{Cc}]/u.test(href)) {
    return `Link "${href}" has a backslash or a space, which browsers change or drop. Write slashes and %20.`;
  }
  if (/^(#|https?:\/\/[^/]|mailto:)/.test(href)) return null;
  if (!href.startsWith('/')) return `Link "${href}" is relative. Start it with a slash.`;
  const pathname = href.replace(/[?#].*$/, '');
  if (pathname.includes('//')) return `Link "${href}" has two slashes in a row.`;
  if (pathname.endsWith('/') || isAssetPath(pathname)) return null;
  return `Link "${href}" must have a slash at the end of its path.`;
}

/** Whether an address is a well-formed `https://` URL; browsers also accept `https:\host`, `https:host`. */
export function isHttpsAddress(address: string): boolean {
  return /^https:\/\/[^/\\\s][^\\\s]*$/.test(address) && URL.canParse(address);
}
