import type { SearchHit, SearchQuery, SearchScope } from '../shared/search';
import type { PanelTranslate } from '../../shell/client/language/panelStrings';
import { findActions, type SearchAction } from './actions';
import type { SearchLink } from './frame';
import { listResultGroups, listStartGroups, type SearchGroup, type SearchItem } from './listGroups';
import type { SearchState } from './searchClient';

/** What the list is made of, besides the answers to queries. */
interface ViewContext {
  readonly t: PanelTranslate;
  /** Id of the product whose pages come first; `null` for none. */
  readonly product: string | null;
  /** Visited pages, the latest first. */
  readonly recent: readonly SearchLink[];
  readonly actions: readonly SearchAction[];
}

/** What the dialog shows. */
export interface SearchView {
  readonly groups: readonly SearchGroup[];
  /** The items of all groups. */
  readonly items: readonly SearchItem[];
  /** Says that results are from other products than the searched one; may be empty. */
  readonly note: string;
  /** Number of hits. */
  readonly hitCount: number;
  readonly isEmpty: boolean;
  /** Whether nothing is shown because the first answer is on its way. */
  readonly isWaiting: boolean;
  /** Whether the list belongs to the query. */
  readonly isCurrent: boolean;
  /** Whether the list belongs to the query, and will not change any more. */
  readonly isAnswered: boolean;
}

/** The initial scope: the current product first; all products on pages that belong to no library. */
export function getOwnScope(product: string | null): SearchScope {
  return product === null ? { kind: 'all' } : { kind: 'first', product };
}

/** What the dialog shows for a query; the last answer stays until the next one, so that nothing flickers. */
export function createView(
  query: SearchQuery,
  { starts, answer }: SearchState,
  { t, product, recent, actions }: ViewContext,
): SearchView {
  const isEmpty = query.text.trim() === '';
  const isCurrent = isEmpty || (answer !== null && isSameQuery(answer.query, query));
  const hits = isEmpty || !answer ? [] : answer.hits;
  // The product without a good match, from the answer: the scope may have changed since.
  const unmatched =
    !isEmpty && answer?.isWidened && answer.query.scope.kind !== 'all' ? answer.query.scope.product : null;
  const name = starts.find((start) => start.product === unmatched)?.productName ?? '';
  const groups = isEmpty
    ? listStartGroups(recent, starts, product, t)
    : listResultGroups(
        // A command searches only the actions.
        query.text.startsWith('>') ? [] : hits,
        unmatched === null ? null : { id: unmatched, name },
        findActions(actions, query.text),
        t,
      );
  const items = groups.flatMap((group) => group.items);
  const isAnswered = answer !== null && isCurrent && answer.isComplete;
  return {
    groups,
    items,
    note: unmatched === null ? '' : getNote(unmatched, name, hits, t),
    hitCount: hits.length,
    isEmpty,
    isWaiting: !isEmpty && !isAnswered && items.length === 0,
    isCurrent,
    isAnswered,
  };
}

/** The note above results from products other than the searched one. */
function getNote(product: string, name: string, hits: readonly SearchHit[], t: PanelTranslate): string {
  if (hits.length === 0) return '';
  const hasOwn = hits.some((hit) => hit.product === product);
  return t(hasOwn ? 'search.fewOwn' : 'search.noneOwn', { name });
}

/** Compares JSON: the worker's copy of a query has the same properties in the same order. */
function isSameQuery(a: SearchQuery, b: SearchQuery): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
