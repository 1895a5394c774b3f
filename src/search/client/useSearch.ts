import { useEffect, useMemo, useState } from 'react';
import type { SearchFilter, SearchQuery, SearchScope } from '../shared/search';
import { toReportableText } from '../shared/searchEvent';
import type { Product } from '../../site/shared/product';
import { useStore } from '../../base/client/useStore';
import { reportSearch } from './reportSearch';
import { sendQuery, loadSearch, searchState } from './searchClient';

/** Pause after which a query is reported, in ms. */
const REPORT_DELAY_MS = 1000;

/** The initial scope: the current product first; all products on pages that belong to no library. */
export function getOwnScope({ id, category }: Product): SearchScope {
  return category === null ? { kind: 'all' } : { kind: 'first', product: id };
}

/** Queries the worker whenever text, scope or filter change, and returns its latest answer. */
export function useSearch(text: string, product: Product) {
  const { status, starts, answer } = useStore(searchState);
  const [scope, setScope] = useState(() => getOwnScope(product));
  const [filter, setFilter] = useState<SearchFilter | null>(null);
  const isEmpty = text.trim() === '';

  useEffect(() => loadSearch(scope.kind === 'all' ? null : scope.product), [scope]);
  useEffect(() => {
    if (!isEmpty) sendQuery({ text, scope, filter });
  }, [text, isEmpty, scope, filter]);

  const isCurrent = isEmpty || (answer !== null && isSameQuery(answer.query, { text, scope, filter }));
  // Report "nothing found" only for a complete answer.
  const isAnswered = answer !== null && isCurrent && answer.isComplete;
  const resultCount = isAnswered && status === 'ready' ? answer.hits.length : null;
  useEffect(() => {
    const reported = toReportableText(text);
    if (!reported || resultCount === null) return;
    const timer = window.setTimeout(
      () =>
        reportSearch({
          action: resultCount > 0 ? 'query' : 'nothing',
          label: reported,
          results: resultCount,
          rank: null,
        }),
      REPORT_DELAY_MS,
    );
    return () => window.clearTimeout(timer);
  }, [text, resultCount]);

  // Keep the last answer until the next one, so that nothing flickers.
  const hits = useMemo(() => (isEmpty ? [] : (answer?.hits ?? [])), [isEmpty, answer]);
  // The product without a good match, from the answer: the scope may have changed since.
  const unmatched =
    answer?.isWidened && answer.query.scope.kind !== 'all' ? answer.query.scope.product : null;
  const unmatchedProduct = isEmpty ? null : unmatched;
  return {
    status,
    starts,
    hits,
    leftProduct: unmatchedProduct,
    isCurrent,
    isAnswered,
    isEmpty,
    scope,
    setScope,
    filter,
    setFilter,
  };
}

/** Compares JSON: the worker's copy of a query has the same properties in the same order. */
function isSameQuery(a: SearchQuery, b: SearchQuery): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
