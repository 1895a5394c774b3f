import { isListOf, isRecord, parseJson, toRecord } from '../../base/shared/unknownData';

/**
 * Address of the data of a page or of a single demo.
 * @param path public path with a trailing slash
 */
export function getDataPath(path: string, buildId: string): string {
  return `/_next/data/${buildId}${path.slice(0, -1) || '/index'}.json`;
}

/** Path of the page that a page data address belongs to; `null` for every other address. */
export function findDataPath(address: string): string | null {
  const [, path] = /^\/_next\/data\/[^/]+(\/[^?]*)\.json/.exec(address) ?? [];
  return path ? `${path}/`.replace(/^\/index\/$/, '/') : null;
}

/**
 * Whether a response is the complete page data of a path, of a documentation page or of a single demo. Some
 * hosts respond to unknown addresses with another document.
 */
export function isPageData(text: string, path: string): boolean {
  const { pageProps } = toRecord(parseJson(text));
  const { page, demo } = toRecord(pageProps);
  if (isRecord(demo)) return demo.path === path;
  const { path: own, segments, headings, resources } = toRecord(page);
  return own === path && [segments, headings, resources].every((list) => isListOf(list, isRecord));
}
