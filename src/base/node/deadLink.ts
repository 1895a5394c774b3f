import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './files';

/** Pages by public path, each with the ids that links may target; `null` if its ids are unknown. */
export type LinkTargets = ReadonlyMap<string, ReadonlySet<string> | null>;

const ORIGIN = 'https://site.invalid';

/**
 * Explains why a link is dead; `null` if it works, or leads to another site.
 * @param ownPath public path of the page with the link, with a trailing slash
 * @param hasFile whether the site has a file at a path
 */
export function explainDeadLink(
  href: string,
  ownPath: string,
  targets: LinkTargets,
  hasFile: (path: string) => boolean,
): string | null {
  if (!URL.canParse(href, `${ORIGIN}${ownPath}`)) return 'this is not a valid address.';
  const { origin, pathname, hash } = new URL(href, `${ORIGIN}${ownPath}`);
  if (origin !== ORIGIN) return null;
  const ids = targets.get(pathname);
  if (ids === undefined) return hasFile(pathname) ? null : 'there is no such page.';
  const id = hash.slice(1);
  if (!id || ids === null || ids.has(id) || ids.has(decode(id))) return null;
  return `${pathname} has no element with the id "${id}". Anchors are made from headings.`;
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // A lone percent sign is not valid encoding: no such id exists.
    return id;
  }
}

/** Whether there is a file at a path in `public`. */
export function isPublicFile(pathname: string): boolean {
  return !pathname.endsWith('/') && existsSync(path.join(ROOT, 'public', pathname));
}
