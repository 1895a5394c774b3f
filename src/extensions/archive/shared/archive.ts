import { isAssetPath, withTrailingSlash } from '../../../site/shared/location';

/** Name of the global function that the scripts with parts of the search index call: `(path, contents)`. */
export const RECEIVER = 'receiveArchivedFile';

/** Folder of an archive with its own program and style sheet. */
export const ARCHIVE_FOLDER = 'archive';

/**
 * The path in an archive, relative to its folder, for an address of the site. A folder gets the name of its
 * document, because no server adds it: `/x/react-charts/#bar` → `x/react-charts/index.html#bar`.
 */
export function toArchivedPath(address: string): string {
  const [, pathname = '', suffix = ''] = /^\/*([^?#]*)(.*)$/s.exec(address) ?? [];
  const path = isAssetPath(pathname) ? pathname : withTrailingSlash(pathname);
  return (path === '' || path.endsWith('/') ? `${path}index.html` : path) + suffix;
}

/** The path in an archive of a part of the search index: a script, because files cannot fetch others. */
export function toArchivedScript(path: string): string {
  return `${path.slice(1)}.js`;
}

/** The path in an archive of the demos of a product: one script, because files cannot import each other. */
export function getDemoScriptPath(product: string): string {
  return `${ARCHIVE_FOLDER}/demos-${product}.js`;
}
