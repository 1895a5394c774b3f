import type { DemoPage } from './demoPage';
import type { Page } from './page';

/** What Next keeps beside the HTML of a page, for readers who come from another one. */
interface PageData {
  readonly pageProps: { readonly page?: Page; readonly demo?: DemoPage };
}

/** Path of the page whose data an address holds; `null` for every other address. */
export function findDataPath(address: string): string | null {
  const [, path] = /^\/_next\/data\/[^/]+(\/[^?]*)\.json/.exec(address) ?? [];
  return path ? `${path}/`.replace(/^\/index\/$/, '/') : null;
}

/** Whether the data of a page arrived whole and is that page's: of documentation, or of a single demo. */
export function isPageData(text: string, path: string): boolean {
  try {
    const { page, demo } = (JSON.parse(text) as PageData).pageProps;
    if (demo) return demo.path === path;
    return page?.path === path && [page.segments, page.headings, page.resources].every(isListOfObjects);
  } catch {
    // Not JSON, or nothing of what a page's data holds: a host's answer for every address.
    return false;
  }
}

function isListOfObjects(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null);
}
