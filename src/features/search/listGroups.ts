import type { ProductEntry } from '../../model/product';
import type { SearchHit } from '../../model/search';
import type { SearchStart } from '../../model/searchMessage';
import type { PanelTranslate } from '../../state/panelStrings';
import { findActions, listActions, type SearchAction } from './actions';
import type { RecentPage } from './recentPages';

/** One line of the list. */
export type SearchItem =
  | { readonly kind: 'hit'; readonly hit: SearchHit }
  | { readonly kind: 'page'; readonly href: string; readonly title: string }
  | { readonly kind: 'action'; readonly action: SearchAction };

/** Tells a line from all others of its list. */
export function toItemKey(item: SearchItem): string {
  if (item.kind === 'page') return item.href;
  return item.kind === 'hit' ? `${item.hit.kind} ${item.hit.name} ${item.hit.href}` : item.action.id;
}

/** Lines under one heading. */
export interface SearchGroup {
  readonly id: string;
  /** `null`: the list needs no heading. */
  readonly label: string | null;
  readonly items: readonly SearchItem[];
}

/** Results that stand above the actions. */
const BEST_COUNT = 5;

/** What is listed while nothing is typed: where the reader was, and where to begin, own product first. */
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

/** What is listed for a text: the best results, what the palette can do, the other results. */
export function listResultGroups(
  text: string,
  hits: readonly SearchHit[],
  products: readonly ProductEntry[],
  t: PanelTranslate,
): SearchGroup[] {
  const actions = findActions(listActions(t, products), text);
  const toItem = (hit: SearchHit): SearchItem => ({ kind: 'hit', hit });
  if (actions.length === 0)
    return hits.length > 0 ? [{ id: 'all', label: null, items: hits.map(toItem) }] : [];
  const shown = text.startsWith('>') ? [] : hits;
  return [
    { id: 'best', label: t('search.best'), items: shown.slice(0, BEST_COUNT).map(toItem) },
    {
      id: 'actions',
      label: t('search.actions'),
      items: actions.map((action): SearchItem => ({ kind: 'action', action })),
    },
    { id: 'more', label: t('search.more'), items: shown.slice(BEST_COUNT).map(toItem) },
  ].filter(({ items }) => items.length > 0);
}
