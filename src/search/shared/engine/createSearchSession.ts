import type { SearchQuery } from '../search';
import type { SearchReply, SearchRequest } from '../searchMessage';
import { createSearchEngine } from './createSearchEngine';
import { createIndexLoader, type ReadFile } from './indexLoader';

/**
 * Creates the search of one visit, which loads only the parts of the index that its queries need.
 * @param readFile reads the files of the index
 * @param reply called with each reply
 * @returns a function that handles requests
 */
export function createSearchSession(
  readFile: ReadFile,
  reply: (message: SearchReply) => void,
): (request: SearchRequest) => void {
  const engine = createSearchEngine();
  const index = createIndexLoader(engine, readFile, answerSoon);
  let query: SearchQuery | null = null;
  let isAnswerDue = false;

  /** Answers only the latest query, once all queued messages have been read. */
  function answerSoon(): void {
    if (isAnswerDue) return;
    isAnswerDue = true;
    setTimeout(() => {
      isAnswerDue = false;
      if (!query || !index.hasSite()) return;
      const isWide = index.isWide();
      const { hits, lacking, home, isThin } = engine.search(query, isWide);
      const isWidened = isThin && isWide;
      // Request what the query needs first, so that the answer can say whether another one follows.
      index.loadText(query, lacking, isWidened ? null : home);
      if (home !== null) index.loadNames(home);
      // Only after all of a product has been searched is it certain that it has no match.
      if (isThin && !isWide && index.isIdle()) index.widen();
      // Where the query names another product, the reader's own need not have anything.
      const isOwn = query.scope.kind !== 'all' && home === query.scope.product;
      reply({ kind: 'answer', query, hits, isWidened: isWidened && isOwn, isComplete: index.isIdle() });
      // A file that could not be loaded may contain the only match.
      if (hits.length === 0 && index.hasFailed()) reply({ kind: 'failed' });
    });
  }

  return (request) => {
    if (request.kind === 'search') {
      query = request.query;
      answerSoon();
    } else {
      index
        .load(request.product, (starts) => reply({ kind: 'ready', starts }))
        .catch(() => {
          reply({ kind: 'failed' });
        });
    }
  };
}
