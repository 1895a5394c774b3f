import type { ProductEntry } from '../../site/shared/product';
import type { SearchHit } from '../shared/search';
import type { SearchStart } from '../shared/searchMessage';
import type { PanelTranslate } from '../../shell/client/language/panelStrings';
import { findActions, listActions, type SearchAction } from './actions';
import type { RecentPage } from './recentPages';

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
  readonly id: string;
  /** `null`: the list needs no heading. */
  readonly label: string | null;
  readonly items: readonly SearchItem[];
}

/** Number of results above the actions. */
const BEST_COUNT = 5;

/** The list for an empty query: recent pages, and suggested pages, own product first. */
export function listStartGroups(
  recent: readonly RecentPage[],
  starts: readonly SearchStart[],
  productId: string,
  t: PanelTranslate,
): SearchGroup[] {
  const toItems = (links: readonly RecentPage[]) =>
    links.map(({ href, title }): SearchItem => ({ kind: 'page', href, title }));
  const sorted = [...starts].sort(
    (a, b) => Number(b.product === productId) - Number(a.product === productId),
  );
  return [
    { id: 'recent', label: t('search.recent'), items: toItems(recent) },
    ...sorted.map(({ product, productName, links }) => ({
      id: product,
      label: productName,
      items: toItems(links),
    })),
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
  text: string,
  hits: readonly SearchHit[],
  unmatched: UnmatchedProduct | null,
  products: readonly ProductEntry[],
  t: PanelTranslate,
): SearchGroup[] {
  const actions: SearchGroup = {
    id: 'actions',
    label: t('search.actions'),
    items: findActions(listActions(t, products), text).map((action) => ({ kind: 'action', action })),
  };
  const shown = text.startsWith('>') ? [] : hits;
  const toGroup = (id: string, label: string | null, part: readonly SearchHit[]): SearchGroup => ({
    id,
    label,
    items: part.map((hit) => ({ kind: 'hit', hit })),
  });
  const [first, ...rest] = unmatched
    ? listGroupsByProduct(shown, unmatched, toGroup, t)
    : actions.items.length > 0
      ? [
          toGroup('best', t('search.best'), shown.slice(0, BEST_COUNT)),
          toGroup('more', t('search.more'), shown.slice(BEST_COUNT)),
        ]
      : [toGroup('all', null, shown)];
  return [...(first ? [first] : []), actions, ...rest].filter(({ items }) => items.length > 0);
}

function listGroupsByProduct(
  hits: readonly SearchHit[],
  { id, name }: UnmatchedProduct,
  toGroup: (id: string, label: string | null, part: readonly SearchHit[]) => SearchGroup,
  t: PanelTranslate,
): SearchGroup[] {
  const own = toGroup(
    'own',
    t('search.own', { name }),
    hits.filter(({ product }) => product === id),
  );
  const others = toGroup(
    'others',
    t('search.others'),
    hits.filter(({ product }) => product !== id),
  );
  return hits[0]?.product === id ? [own, others] : [others, own];
}
