import type { SearchHit } from '../shared/search';
import type { SearchStart } from '../shared/searchMessage';
import type { PanelTranslate } from '../../shell/client/language/panelStrings';
import type { SearchAction } from './actions';
import type { SearchLink } from './frame';

/** An item of the list. */
export type SearchItem =
  | { readonly kind: 'hit'; readonly hit: SearchHit }
  | { readonly kind: 'page'; readonly href: string; readonly title: string }
  | { readonly kind: 'action'; readonly action: SearchAction };

/** A unique key of an item in its list. */
export function toItemKey(item: SearchItem): string {
  if (item.kind === 'page') return item.href;
  return item.kind === 'hit' ? `${item.hit.kind} ${item.hit.name} ${item.hit.href}` : item.action.id;
}

/** Items under one heading. */
export interface SearchGroup {
  /** `null`: the list needs no heading. */
  readonly label: string | null;
  readonly items: readonly SearchItem[];
}

/** Number of results above the actions. */
const BEST_COUNT = 5;

/** The list for an empty query: recent pages, and suggested pages, own product first. */
export function listStartGroups(
  recent: readonly SearchLink[],
  starts: readonly SearchStart[],
  product: string | null,
  t: PanelTranslate,
): SearchGroup[] {
  const toItems = (links: readonly SearchLink[]) =>
    links.map(({ href, title }): SearchItem => ({ kind: 'page', href, title }));
  const sorted = [...starts].sort((a, b) => Number(b.product === product) - Number(a.product === product));
  return [
    { label: t('search.recent'), items: toItems(recent) },
    ...sorted.map(({ productName, links }) => ({ label: productName, items: toItems(links) })),
  ].filter(({ items }) => items.length > 0);
}

/** A product without a good match for the query, so that others were searched, too. */
export interface UnmatchedProduct {
  readonly id: string;
  readonly name: string;
}

/**
 * The list for a query: the best results, actions, the other results.
 * @param unmatched splits the results into this product's and those of others; the group with the best is first
 */
export function listResultGroups(
  hits: readonly SearchHit[],
  unmatched: UnmatchedProduct | null,
  actions: readonly SearchAction[],
  t: PanelTranslate,
): SearchGroup[] {
  const [first, ...rest] = unmatched
    ? listGroupsByProduct(hits, unmatched, t)
    : actions.length > 0
      ? [
          toGroup(t('search.best'), hits.slice(0, BEST_COUNT)),
          toGroup(t('search.more'), hits.slice(BEST_COUNT)),
        ]
      : [toGroup(null, hits)];
  const middle: SearchGroup = {
    label: t('search.actions'),
    items: actions.map((action) => ({ kind: 'action', action })),
  };
  return [...(first ? [first] : []), middle, ...rest].filter(({ items }) => items.length > 0);
}

function listGroupsByProduct(
  hits: readonly SearchHit[],
  { id, name }: UnmatchedProduct,
  t: PanelTranslate,
): SearchGroup[] {
  const own = toGroup(
    t('search.own', { name }),
    hits.filter(({ product }) => product === id),
  );
  const others = toGroup(
    t('search.others'),
    hits.filter(({ product }) => product !== id),
  );
  return hits[0]?.product === id ? [own, others] : [others, own];
}

function toGroup(label: string | null, hits: readonly SearchHit[]): SearchGroup {
  return { label, items: hits.map((hit) => ({ kind: 'hit', hit })) };
}
