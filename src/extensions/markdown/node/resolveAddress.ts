import { getMarkdownPath } from '../../../page/shared/pageFiles';
import type { ResolveAddress } from './processor';

/** For addresses that begin with a path. */
const ORIGIN = 'https://site.invalid';

/**
 * Makes the addresses of a page absolute: those of pages lead to their twins, those of pictures and files to the site.
 * @param path public path of the page
 * @param siteUrl public address of the site, without a trailing slash
 * @param hasTwin whether a public path is that of a page with a twin
 */
export function createResolver(
  path: string,
  siteUrl: string,
  hasTwin: (path: string) => boolean,
): ResolveAddress {
  return (address, kind) => {
    const { origin, pathname, search, hash } = new URL(address, ORIGIN + path);
    if (origin !== ORIGIN) return address;
    // With parameters, an address is that of a tool, which works only there.
    const isPage = kind === 'link' && search === '' && hasTwin(pathname);
    return siteUrl + (isPage ? getMarkdownPath(pathname) : pathname) + search + hash;
  };
}
