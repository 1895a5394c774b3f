import { hash, readOrCreate } from '../../../base/node/cache';
import { oncePerProcess } from '../../../base/node/oncePerProcess';
import { toRecord } from '../../../base/shared/unknownData';
import { loadApiPackages } from '../../../site/node/products';
import { getCacheInput } from './cacheInput';
import type { ExtractedApi } from './extractApi';

let loading: Promise<ExtractedApi> | null = null;

/**
 * The API of the installed packages, loaded once per process. It is read from the declarations, JavaScript
 * and manifests of the packages in `data/<product>/packages.ts`, and has their components with props, slots
 * and classes, their hooks and their interfaces, each with its imports and its source. API pages,
 * playgrounds, search and hover cards are views of it. Takes ten seconds the first time and after an update,
 * a tenth of a second from the cache.
 */
export function loadApi(): Promise<ExtractedApi> {
  loading ??= loadModel();
  return loading;
}

async function loadModel(): Promise<ExtractedApi> {
  const packages = await loadApiPackages();
  const input = getCacheInput(packages);
  return oncePerProcess(`api ${hash(input)}`, () =>
    readOrCreate({
      folder: 'api',
      input,
      parse: parseApi,
      keepsOnlyLatest: true,
      async create() {
        // The compiler is loaded only when there is something to extract.
        const { extractApi } = await import('./extractApi');
        return JSON.stringify(extractApi(packages));
      },
    }),
  );
}

/** Parses a cached model; `null` when the text is something else. */
export function parseApi(text: string): ExtractedApi | null {
  const content = toRecord(JSON.parse(text));
  const lists = ['components', 'hooks', 'interfaces', 'unread'];
  return lists.every((list) => Array.isArray(content[list])) ? (content as unknown as ExtractedApi) : null;
}
