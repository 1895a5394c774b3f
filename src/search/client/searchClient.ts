import type { SearchHit, SearchQuery } from '../shared/search';
import type { SearchReply, SearchRequest, SearchStart } from '../shared/searchMessage';
import { createStore } from '../../base/client/createStore';

/** The answer to a query. */
export interface SearchAnswer {
  readonly query: SearchQuery;
  readonly hits: readonly SearchHit[];
  /** Whether the searched product has no good match, so that others were searched, too. */
  readonly isWidened: boolean;
  /** Whether nothing is loading any more. */
  readonly isComplete: boolean;
}

/** The state of the worker. */
export interface SearchState {
  /** `failed`: a file of the index, or the worker itself, could not be loaded. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly starts: readonly SearchStart[];
  /** The latest answer and its query. */
  readonly answer: SearchAnswer | null;
}

export const searchState = createStore<SearchState>({ status: 'loading', starts: [], answer: null });

let worker: Worker | null = null;

/** The latest query, sent again to the worker that replaces a failed one. */
let latestQuery: SearchQuery | null = null;

/** Starts the worker and loads a product's index, `null` for all; loaded files are cached for the visit. */
export function loadSearch(product: string | null): void {
  if (searchState.get().status === 'failed') change({ status: 'loading' });
  send({ kind: 'load', origin: location.origin, product });
}

/** Sends a query; the answer is set in `searchState`, and updated when more of the index has loaded. */
export function sendQuery(query: SearchQuery): void {
  latestQuery = query;
  send({ kind: 'search', query });
}

function send(request: SearchRequest): void {
  try {
    if (!worker) {
      worker = startWorker();
      // Answered as soon as the index has loaded.
      if (latestQuery) worker.postMessage({ kind: 'search', query: latestQuery } satisfies SearchRequest);
    }
    worker.postMessage(request);
  } catch {
    // No workers in this browser, or a policy forbids them: the dialog offers links instead.
    change({ status: 'failed' });
  }
}

function startWorker(): Worker {
  const started = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<SearchReply>) => {
    if (data.kind === 'answer') change({ answer: data });
    else if (data.kind === 'ready') change({ status: 'ready', starts: data.starts });
    else change({ status: 'failed' });
  };
  started.onerror = () => {
    // Its code could not be loaded: the next attempt starts another worker.
    started.terminate();
    worker = null;
    change({ status: 'failed' });
  };
  return started;
}

function change(part: Partial<SearchState>): void {
  searchState.set({ ...searchState.get(), ...part });
}
