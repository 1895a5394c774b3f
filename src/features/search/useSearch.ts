import { useEffect, useMemo, useState } from 'react';
import type { SearchFilter, SearchQuery, SearchScope } from '../../model/search';
import { toReportableText } from '../../model/searchEvent';
import type { Product } from '../../model/product';
import { useStore } from '../../state/createStore';
import { reportSearch } from './reportSearch';
import { askSearch, loadSearch, searchState } from './searchClient';

/** How long a reader rests on a query that is counted, in ms. */
const RESTED_MS = 1000;

/** Where a search begins: in the product that the reader is in, others after it; everywhere outside of all. */
export function getOwnScope({ id, category }: Product): SearchScope {
  return category === null ? { kind: 'all' } : { kind: 'first', product: id };
}

/** Asks the worker whenever text, scope or filter change, and gives its latest answer. */
export function useSearch(text: string, product: Product) {
  const { status, starts, answer } = useStore(searchState);
  const [scope, setScope] = useState(() => getOwnScope(product));
  const [filter, setFilter] = useState<SearchFilter | null>(null);
  const isEmpty = text.trim() === '';

  useEffect(() => loadSearch(scope.kind === 'all' ? null : scope.product), [scope]);
  useEffect(() => {
    if (!isEmpty) askSearch({ text, scope, filter });
  }, [text, isEmpty, scope, filter]);

  const isCurrent = isEmpty || (answer !== null && isSameQuery(answer.query, { text, scope, filter }));
  // An answer that grows is not the last word: "nothing found" waits for it.
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
      RESTED_MS,
    );
    return () => window.clearTimeout(timer);
  }, [text, resultCount]);

  // What was found for the last letter stays until the next answer: nothing flickers.
  const hits = useMemo(() => (isEmpty ? [] : (answer?.hits ?? [])), [isEmpty, answer]);
  // The product that had too little; the answer knows, for the scope may have changed since.
  const left = answer?.isWidened && answer.query.scope.kind !== 'all' ? answer.query.scope.product : null;
  const leftProduct = isEmpty ? null : left;
  return {
    status,
    starts,
    hits,
    leftProduct,
    isCurrent,
    isAnswered,
    isEmpty,
    scope,
    setScope,
    filter,
    setFilter,
  };
}

/** The worker's copy of a query has the same parts in the same order. */
function isSameQuery(a: SearchQuery, b: SearchQuery): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
