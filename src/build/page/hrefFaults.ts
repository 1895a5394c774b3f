import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../files';
import { checkHref } from '../mdx/checkHref';
import type { PageSource } from './readPage';
import { createError, type Finding } from './finding';

/** Pages by public path with the ids that a link may name; `null` where only the export knows these. */
export type LinkTargets = ReadonlyMap<string, ReadonlySet<string> | null>;

/**
 * Finds the links and pictures of a page that lead to no page, file or heading.
 * @param ownPath public path of the page, with its trailing slash
 */
export function findDeadHrefs(page: PageSource, ownPath: string, targets: LinkTargets): Finding[] {
  return page.hrefs
    .filter(({ href }) => checkHref(href) === null)
    .flatMap(({ href, line }) => {
      const reason = findReason(href, ownPath, targets);
      return reason ? [createError(page.file, line, `Link to ${href}: ${reason}`, CURE)] : [];
    });
}

const CURE = 'Correct or remove it.';

const ORIGIN = 'https://site.invalid';

function findReason(href: string, ownPath: string, targets: LinkTargets): string | null {
  if (!URL.canParse(href, `${ORIGIN}${ownPath}`)) return 'this is no address.';
  const { origin, pathname, hash } = new URL(href, `${ORIGIN}${ownPath}`);
  if (origin !== ORIGIN) return null;
  const ids = targets.get(pathname);
  if (ids === undefined) {
    return existsSync(path.join(ROOT, 'public', pathname)) && !pathname.endsWith('/')
      ? null
      : 'there is no such page.';
  }
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
