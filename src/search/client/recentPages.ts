import type { SearchLink } from './frame';
import { parseJson, toRecord } from '../../base/shared/unknownData';
import { readStored, writeStored } from '../../base/client/storage';

const KEY = 'docs-recent';

/** How many are stored: one more than are shown, because the current page is among them. */
const MAX_RECENT = 7;

/** The pages that were visited last, latest first; ignores invalid entries. */
export function readRecentPages(): SearchLink[] {
  const pages = parseJson(readStored('local', KEY));
  return Array.isArray(pages) ? pages.filter(isRecentPage).slice(0, MAX_RECENT) : [];
}

/** Adds a page to the start of the list. */
export function rememberPage({ href, title }: SearchLink): void {
  const others = readRecentPages().filter((page) => page.href !== href);
  writeStored('local', KEY, JSON.stringify([{ href, title }, ...others].slice(0, MAX_RECENT)));
}

/** A path of this site, never another host or a script. */
function isRecentPage(value: unknown): value is SearchLink {
  const { href, title } = toRecord(value);
  return typeof href === 'string' && typeof title === 'string' && isOwnPath(href);
}

/** Whether an address belongs to this site as browsers parse it: they ignore tabs and read `\` as `/`. */
function isOwnPath(href: string): boolean {
  if (!href.startsWith('/')) return false;
  try {
    return new URL(href, location.origin).origin === location.origin;
  } catch {
    return false;
  }
}
