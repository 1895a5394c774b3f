import { getMarkdownPath } from '../../../page/shared/pageFiles';
import type { ResolveAddress } from './processor';

/** Placeholder origin, to parse URLs that begin with a path. */
const ORIGIN = 'https://site.invalid';

/**
 * Makes the URLs of a page absolute: links to pages lead to their Markdown, images and files to the site.
 * @param path public path of the page
 * @param siteUrl public URL of the site, without a trailing slash
 * @param hasMarkdownPage whether the page at a public path has a Markdown page
 */
export function createResolver(
  path: string,
  siteUrl: string,
  hasMarkdownPage: (path: string) => boolean,
): ResolveAddress {
  return (address, kind) => {
    const { origin, pathname, search, hash } = new URL(address, ORIGIN + path);
    if (origin !== ORIGIN) return address;
    // A URL with parameters opens a tool, which works only on the site.
    const isPage = kind === 'link' && search === '' && hasMarkdownPage(pathname);
    return siteUrl + (isPage ? getMarkdownPath(pathname) : pathname) + search + hash;
  };
}
