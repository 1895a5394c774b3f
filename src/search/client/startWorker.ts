import type { SearchReply } from '../shared/searchMessage';
import type { StartEngine } from './searchClient';

/** Starts the search engine in a worker. */
export const startWorker: StartEngine = (receive, fail) => {
  const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<SearchReply>) => receive(data);
  worker.onerror = () => {
    worker.terminate();
    fail();
  };
  return (request) => worker.postMessage(request);
};
