import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchQuery } from '../../../src/search/shared/search';
import { createSearchClient } from '../../../src/search/client/searchClient';
import { startWorker } from '../../../src/search/client/startWorker';

/** The workers that have been started, each with the messages it was sent. */
const workers: FakeWorker[] = [];

class FakeWorker {
  readonly messages: unknown[] = [];
  onerror: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  terminate = vi.fn();
  constructor() {
    workers.push(this);
  }
  postMessage(message: unknown) {
    this.messages.push(message);
  }
}

const query: SearchQuery = { text: 'dial', scope: { kind: 'all' }, filter: null };

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('location', { origin: 'https://docs.example' });
});

afterEach(() => vi.unstubAllGlobals());

describe('the client of the search', () => {
  it('starts another worker after one that failed, and asks it the latest query again', () => {
    const load = { kind: 'load', origin: 'https://docs.example', product: null };
    const { state, load: loadIndex, ask } = createSearchClient(startWorker);
    loadIndex(null);
    ask(query);
    const [first] = workers;
    expect(first?.messages).toEqual([load, { kind: 'search', query }]);
    first?.onerror?.();
    expect(state.get().status).toBe('failed');
    expect(first?.terminate).toHaveBeenCalledOnce();
    loadIndex(null);
    expect(state.get().status).toBe('loading');
    expect(workers).toHaveLength(2);
    expect(workers[1]?.messages).toEqual([{ kind: 'search', query }, load]);
  });
});
