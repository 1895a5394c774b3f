import { parseJson, toRecord } from '../../model/unknownData';
import { readStored, writeStored } from '../../state/storage';

/** A page that the reader has been on. */
export interface RecentPage {
  readonly href: string;
  readonly title: string;
}

const KEY = 'docs-recent';

/** How many are kept: one more than are shown, because the page itself is among them. */
const MAX_RECENT = 7;

/** The pages that were visited last, latest first; what this site would not have stored is passed over. */
export function readRecentPages(): RecentPage[] {
  const pages = parseJson(readStored('local', KEY));
  return Array.isArray(pages) ? pages.filter(isRecentPage).slice(0, MAX_RECENT) : [];
}

/** Puts a page at the head of the list. */
export function rememberPage({ href, title }: RecentPage): void {
  const others = readRecentPages().filter((page) => page.href !== href);
  writeStored('local', KEY, JSON.stringify([{ href, title }, ...others].slice(0, MAX_RECENT)));
}

/** A path of this site, never another host or a script. */
function isRecentPage(value: unknown): value is RecentPage {
  const { href, title } = toRecord(value);
  return typeof href === 'string' && typeof title === 'string' && isOwnPath(href);
}

/** Whether the browser, which passes over tabs and takes `\` for `/`, stays on this site with it. */
function isOwnPath(href: string): boolean {
  if (!href.startsWith('/')) return false;
  try {
    return new URL(href, location.origin).origin === location.origin;
  } catch {
    return false;
  }
}
