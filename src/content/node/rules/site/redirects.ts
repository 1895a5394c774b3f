import { existsSync } from 'node:fs';
import path from 'node:path';
import { formerAddresses } from '../../../../../data/redirects';
import type { FormerAddresses } from '../../../../site/shared/formerAddresses';
import { explainDeadLink, type LinkTargets } from '../../../../base/node/deadLink';
import { readText, ROOT } from '../../../../base/node/files';
import { findLine } from '../../../../base/node/findLine';
import { createError, type Diagnostic } from '../../../../base/node/diagnostic';
import { withTrailingSlash } from '../../../../site/shared/location';
import type { SiteRule } from '../../facts/rule';
import type { SiteContent } from '../../facts/siteContent';

const FILE = 'data/redirects.ts';

/** Paths of the MUI docs: redirects to pages that are not written yet take effect when they are. */
const PLANNED = path.join(ROOT, 'data/referencePages.json');

/** Each former address leads to a page, heading or former anchor. */
export const redirects: SiteRule = {
  name: 'redirects',
  stops: 'build',
  check: (site) => findRedirectDiagnostics(formerAddresses, listFormerTargets(site)),
};

/** Redirects may also lead to former anchors (aliases), which links within this site do not use. */
function listFormerTargets({ pages, targets }: SiteContent): LinkTargets {
  const withAliases = pages.map(({ pathname, page }) => {
    const publicPath = withTrailingSlash(pathname);
    const ids = targets.get(publicPath);
    return [publicPath, ids ? new Set([...ids, ...page.aliases.map(({ alias }) => alias)]) : null] as const;
  });
  return new Map([...targets, ...withAliases]);
}

/**
 * Finds former addresses that are malformed, that are pages, or that lead to no page or heading.
 * @param targets the pages of the site
 */
export function findRedirectDiagnostics(
  { folders, pages, shortLinks }: FormerAddresses,
  targets: LinkTargets,
): Diagnostic[] {
  const planned = new Set(existsSync(PLANNED) ? (JSON.parse(readText(PLANNED)) as readonly string[]) : []);
  const explainTarget = (to: string) => {
    const page = to.replace(/#.*/, '');
    return planned.has(page) && !targets.has(page) ? null : explainDeadLink(to, '/', targets, () => false);
  };
  return [
    ...[...Object.entries(pages), ...Object.entries(shortLinks)].flatMap(([from, to]) =>
      explain(from, to, explainInvalidSource(from) ?? explainHiddenPage(from, targets) ?? explainTarget(to)),
    ),
    ...folders.flatMap(([from, to]) => explain(from, to, explainInvalidSource(from))),
  ];
}

function explainInvalidSource(from: string): string | null {
  return /^\/(?:[^?#]*\/)?$/.test(from) ? null : 'a former address is a path with a slash at both ends.';
}

function explainHiddenPage(from: string, targets: LinkTargets): string | null {
  return targets.has(from) ? 'there is a page at the former address, which would never be seen.' : null;
}

function explain(from: string, to: string, reason: string | null): Diagnostic[] {
  if (reason === null) return [];
  // Most are composed of the name of a folder and a list of pages.
  const name = from.split('/').findLast(Boolean) ?? from;
  const line = findLine(FILE, [from, to], [name, `'${to}'`], `'${from}'`, `'${to}'`, `${name}:`, `'${name}'`);
  return [createError(FILE, line, `${from} leads to ${to}: ${reason}`, 'Correct or remove it.')];
}
