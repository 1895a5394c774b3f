import { flattenTree, getBreadcrumbs, type NavItem } from '../../../site/shared/tree';
import type { ApiEntry } from '../../shared/api';

/** Entries whose guides are in one group of the menu. */
export interface EntryGroup {
  readonly title: string;
  readonly entries: readonly ApiEntry[];
}

/**
 * Groups entries as the menu groups their guides, in its order; those without a guide come last.
 * @param findGuidePath path of an entry's guide, without a trailing slash
 */
export function groupEntries(
  entries: readonly ApiEntry[],
  nav: readonly NavItem[],
  findGuidePath: (entry: ApiEntry) => string | null,
): EntryGroup[] {
  const paths = new Map(entries.map((entry) => [entry, findGuidePath(entry)] as const));
  const titles = new Map(
    flattenTree(nav).map(({ pathname }) => [pathname, getBreadcrumbs(nav, pathname).at(-2)] as const),
  );
  const getGroup = (entry: ApiEntry) => titles.get(paths.get(entry) ?? '') ?? null;
  const order = [...new Set([...titles.values(), null])].filter((title) => title !== undefined);
  return order
    .map((title) => ({ title: title ?? 'Other', entries: entries.filter((one) => getGroup(one) === title) }))
    .filter((group) => group.entries.length > 0);
}
