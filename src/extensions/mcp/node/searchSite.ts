import type { SearchHit, SearchScope } from '../../../search/shared/search';
import type { SearchReply } from '../../../search/shared/searchMessage';
import { createSearchSession } from '../../../search/shared/engine/createSearchSession';
import type { SearchIndex } from './siteIndex';

/** Searches the site as its readers do. */
export type SearchSite = (text: string, scope: SearchScope) => Promise<readonly SearchHit[]>;

/** How long a search may take, including what it has to load, in ms. */
const MAX_WAIT_MS = 30_000;

/** Maximum number of files that a search may load; the whole index of this site has 226. */
const MAX_FILES = 500;

/** The site's own search, which answers one query at a time. */
export function createSearch({ readFile }: Pick<SearchIndex, 'readFile'>, maxWait = MAX_WAIT_MS): SearchSite {
  let receive: (reply: SearchReply) => void = () => {};
  let count = 0;
  const readCounted = async (file: string) => {
    count += 1;
    if (count > MAX_FILES) throw new Error(`A search loads no more than ${MAX_FILES} files.`);
    return readFile(file);
  };
  const ask = createSearchSession(readCounted, (reply) => receive(reply));
  const search: SearchSite = (text, scope) =>
    new Promise((resolve, reject) => {
      const fail = (reason: string) =>
        reject(new Error(`The search ${reason}. Try again, or read llms.txt.`));
      const timer = setTimeout(() => fail('takes too long'), maxWait);
      const end = (finish: () => void) => {
        clearTimeout(timer);
        receive = () => {};
        finish();
      };
      let isLoaded = false;
      count = 0;
      receive = (reply) => {
        if (reply.kind === 'failed') end(() => fail('has no index to read'));
        if (reply.kind === 'ready') isLoaded = true;
        // More answers follow until everything has loaded.
        if (reply.kind === 'answer' && reply.query.text === text && reply.isComplete && isLoaded) {
          end(() => resolve(reply.hits));
        }
      };
      ask({ kind: 'load', origin: '', product: scope.kind === 'all' ? null : scope.product });
      ask({ kind: 'search', query: { text, scope, filter: null } });
    });
  let last: Promise<unknown> = Promise.resolve();
  return (text, scope) => {
    const hits = last.then(() => search(text, scope));
    // The next search runs even if this one fails.
    last = hits.catch(() => {});
    return hits;
  };
}
