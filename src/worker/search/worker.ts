import type { SearchQuery } from '../../model/search';
import type { SearchReply, SearchRequest } from '../../model/searchMessage';
import { createSearchEngine } from './createSearchEngine';
import { createIndexLoader } from './indexLoader';

declare const self: DedicatedWorkerGlobalScope;

const engine = createSearchEngine();
const index = createIndexLoader(engine, answerSoon);
let query: SearchQuery | null = null;
let isAnswerDue = false;

self.onmessage = ({ data }: MessageEvent<SearchRequest>) => {
  if (data.kind === 'search') {
    query = data.query;
    answerSoon();
  } else {
    index
      .load(data.origin, data.product, (starts) => reply({ kind: 'ready', starts }))
      .catch(() => {
        reply({ kind: 'failed' });
      });
  }
};

function reply(message: SearchReply): void {
  self.postMessage(message);
}

/** Answers the latest query once what is in the queue has been read: nobody waits for an older one. */
function answerSoon(): void {
  if (isAnswerDue) return;
  isAnswerDue = true;
  setTimeout(() => {
    isAnswerDue = false;
    if (!query || !index.hasSite()) return;
    const isWide = index.isWide();
    const { hits, lacking, isThin } = engine.search(query, isWide);
    const isWidened = isThin && isWide;
    // What more the query needs is asked for first, so that the answer can tell whether there will be another.
    index.loadText(query, lacking, isWidened);
    // A product has nothing only once all of it has been looked through.
    if (isThin && !isWide && index.isIdle()) index.widen();
    reply({ kind: 'answer', query, hits, isWidened, isComplete: index.isIdle() });
    // What did not arrive may hold what nothing else does.
    if (hits.length === 0 && index.hasLost()) reply({ kind: 'failed' });
  });
}
