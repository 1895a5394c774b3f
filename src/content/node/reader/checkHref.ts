import { isAssetPath } from '../../../site/shared/location';

/**
 * What is wrong with the form of a link; `null` when nothing is. Whether its target exists is known only
 * once all pages are exported.
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

/** Whether an address is one of the web, over https: browsers read `https:\host` and `https:host`, too. */
export function isHttpsAddress(address: string): boolean {
  return /^https:\/\/[^/\\\s][^\\\s]*$/.test(address) && URL.canParse(address);
}
