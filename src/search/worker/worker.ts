import type { SearchRequest } from '../shared/searchMessage';
import { createSearchSession } from '../shared/engine/createSearchSession';

declare const self: DedicatedWorkerGlobalScope;

/** Where the index is: the address of the worker's own code may be that of a blob. */
let origin = '';

const take = createSearchSession(
  async (path) => {
    const response = await fetch(origin + path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  },
  (message) => self.postMessage(message),
);

self.onmessage = ({ data }: MessageEvent<SearchRequest>) => {
  if (data.kind === 'load') origin = data.origin;
  take(data);
};
