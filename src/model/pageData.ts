import { isListOf, isRecord, parseJson, toRecord } from './unknownData';

/** Path of the page whose data an address holds; `null` for every other address. */
export function findDataPath(address: string): string | null {
  const [, path] = /^\/_next\/data\/[^/]+(\/[^?]*)\.json/.exec(address) ?? [];
  return path ? `${path}/`.replace(/^\/index\/$/, '/') : null;
}

/**
 * Whether what Next keeps beside the HTML of a page arrived whole, and is that page's: of documentation, or of a
 * single demo. Some hosts answer with something else for every address.
 */
export function isPageData(text: string, path: string): boolean {
  const { pageProps } = toRecord(parseJson(text));
  const { page, demo } = toRecord(pageProps);
  if (isRecord(demo)) return demo.path === path;
  const { path: own, segments, headings, resources } = toRecord(page);
  return own === path && [segments, headings, resources].every((list) => isListOf(list, isRecord));
}
