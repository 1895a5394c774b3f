import type { SearchQuery } from '../shared/search';
import type { SearchReply, SearchRequest, SearchStart } from '../shared/searchMessage';
import { createStore, type Store } from '../../base/client/createStore';

/** The state of the search engine. */
export interface SearchState {
  /** `failed`: a file of the index, or the engine itself, could not be loaded. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly starts: readonly SearchStart[];
  /** The latest answer and its query. */
  readonly answer: Extract<SearchReply, { kind: 'answer' }> | null;
}

/**
 * Starts a search engine.
 * @param receive is given its replies
 * @param fail is to be called when its code could not be loaded: the next request starts another engine
 * @returns a function that sends it a request
 */
export type StartEngine = (
  receive: (reply: SearchReply) => void,
  fail: () => void,
) => (request: SearchRequest) => void;

/** What the dialog needs of the search engine, wherever that runs. */
export interface SearchClient {
  readonly state: Pick<Store<SearchState>, 'get' | 'subscribe'>;
  /** Loads a product's index, `null` for all; loaded files are cached for the visit. */
  readonly load: (product: string | null) => void;
  /** Sends a query; its answer is set in `state`, and updated when more of the index has loaded. */
  readonly ask: (query: SearchQuery) => void;
}

/** Creates a client whose engine starts with the first request. */
export function createSearchClient(startEngine: StartEngine): SearchClient {
  const state = createStore<SearchState>({ status: 'loading', starts: [], answer: null });
  const change = (part: Partial<SearchState>) => state.set({ ...state.get(), ...part });
  let post: ((request: SearchRequest) => void) | null = null;
  /** Sent again to the engine that replaces a failed one. */
  let latestQuery: SearchQuery | null = null;

  const receive = (reply: SearchReply) => {
    if (reply.kind === 'answer') change({ answer: reply });
    else if (reply.kind === 'ready') change({ status: 'ready', starts: reply.starts });
    else change({ status: 'failed' });
  };
  const fail = () => {
    post = null;
    change({ status: 'failed' });
  };
  const send = (request: SearchRequest) => {
    try {
      if (!post) {
        post = startEngine(receive, fail);
        // Answered as soon as the index has loaded.
        if (latestQuery) post({ kind: 'search', query: latestQuery });
      }
      post(request);
    } catch {
      // No workers in this browser, or a policy forbids them: the dialog offers links instead.
      change({ status: 'failed' });
    }
  };
  return {
    state,
    load(product) {
      if (state.get().status === 'failed') change({ status: 'loading' });
      send({ kind: 'load', origin: location.origin, product });
    },
    ask(query) {
      latestQuery = query;
      send({ kind: 'search', query });
    },
  };
}
