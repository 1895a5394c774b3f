import { isAssetPath, withTrailingSlash } from '../../../site/shared/location';

/** Name of the global function that the scripts with parts of the search index call: `(path, contents)`. */
export const RECEIVER = 'receiveArchivedFile';

/** Folder of an archive with its own program and style sheet. */
export const ARCHIVE_FOLDER = 'archive';

/**
 * Where an archive has what the site has at a path, relative to the folder of the archive; folders need the name of
 * their document, because nothing serves it: `/x/react-charts/#bar` → `x/react-charts/index.html#bar`.
 */
export function toArchivedPath(address: string): string {
  const [, pathname = '', suffix = ''] = /^\/*([^?#]*)(.*)$/s.exec(address) ?? [];
  const path = isAssetPath(pathname) ? pathname : withTrailingSlash(pathname);
  return (path === '' || path.endsWith('/') ? `${path}index.html` : path) + suffix;
}

/** Where an archive has a part of the search index: as a script, because a file cannot fetch another one. */
export function toArchivedScript(path: string): string {
  return `${path.slice(1)}.js`;
}

/** Where an archive has the demos of a product: one script, because files cannot import each other. */
export function getDemoScriptPath(product: string): string {
  return `${ARCHIVE_FOLDER}/demos-${product}.js`;
}
