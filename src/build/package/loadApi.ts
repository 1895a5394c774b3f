import { apiPackages } from '../../../data/apiPackages';
import type { Api } from '../../model/api';
import { getCacheKey, readCachedApi, writeCachedApi } from './cache';

let loading: Promise<Api> | null = null;

/**
 * Everything that the installed packages say of themselves, read once per process. Ten seconds of work the
 * first time and after an update, a tenth of a second from the cache.
 */
export function loadApi(): Promise<Api> {
  loading ??= readOrExtract();
  return loading;
}

async function readOrExtract(): Promise<Api> {
  const key = getCacheKey(apiPackages);
  const cached = readCachedApi(key);
  if (cached) return cached;
  // The compiler is loaded only when there is something to extract.
  const { extractApi } = await import('./extractApi');
  const api = extractApi(apiPackages);
  writeCachedApi(key, api);
  return api;
}
