import type { SearchRequest } from '../shared/searchMessage';
import { createSearchSession } from '../shared/engine/createSearchSession';

declare const self: DedicatedWorkerGlobalScope;

/** Origin of the index, sent by the page because the worker's own code may come from a blob URL. */
let origin = '';

const handleRequest = createSearchSession(
  async (path) => {
    const response = await fetch(origin + path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  },
  (message) => self.postMessage(message),
);

self.onmessage = ({ data }: MessageEvent<SearchRequest>) => {
  if (data.kind === 'load') origin = data.origin;
  handleRequest(data);
};
