import { CACHE_PREFIX } from '../shared/offline';

/** Whether a version of a product is saved, complete or not. */
export async function hasSaved(): Promise<boolean> {
  return (await caches.keys()).some((name) => name.startsWith(CACHE_PREFIX));
}
