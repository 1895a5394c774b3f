/** Pages by public path with the ids that a link may name; `null` where these are not known. */
export type LinkTargets = ReadonlyMap<string, ReadonlySet<string> | null>;

const ORIGIN = 'https://site.invalid';

/**
 * Explains why a link is dead; `null` when it is not, or leads to another site.
 * @param ownPath public path of the page that it is on, with the trailing slash
 * @param hasFile whether the site has a file at a path
 */
export function explainDeadLink(
  href: string,
  ownPath: string,
  targets: LinkTargets,
  hasFile: (path: string) => boolean,
): string | null {
  if (!URL.canParse(href, `${ORIGIN}${ownPath}`)) return 'this is no address.';
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
