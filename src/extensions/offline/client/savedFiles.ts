import {
  compareWithPlan,
  findUnchanged,
  findUnused,
  getCacheName,
  getPlanPath,
  isShared,
  parseCacheName,
  parseOfflineIndex,
  parseOfflinePlan,
  OFFLINE_INDEX_PATH,
  SAVING_HEADER,
  SHARED_CACHE,
  sumTransfer,
  type OfflineFile,
  type OfflinePlan,
  type SavableProduct,
  type SavedVersion,
} from '../shared/offline';
import { isRecord, parseJson } from '../../../base/shared/unknownData';

/** How many files are fetched at a time: as many as browsers open connections to a host without HTTP/2. */
const PARALLEL = 6;

/** The browser does not have the storage that a product needs. */
export class StorageFullError extends Error {}

interface SaveOptions {
  readonly signal: AbortSignal;
  /** Called with the bytes of the files saved so far, and of all files. */
  readonly onProgress: (loaded: number, total: number) => void;
}

/**
 * The products that this deployment lets readers save.
 * @throws TypeError when offline
 */
export async function fetchSavable(): Promise<readonly SavableProduct[]> {
  return parseOfflineIndex(await readJson(await fetchFile(OFFLINE_INDEX_PATH)));
}

/**
 * All versions of saved products, including unfinished ones, as the caches have them.
 * @throws DOMException when the browser denies access to caches
 */
export async function readVersions(): Promise<SavedVersion[]> {
  const names = (await caches.keys()).filter((name) => parseCacheName(name));
  if (names.length === 0) return [];
  const shared = await listPaths(await caches.open(SHARED_CACHE));
  const readVersion = async (name: string) => {
    const cache = await caches.open(name);
    const plan = await readPlan(cache, name);
    return plan ? [compareWithPlan(plan, new Set([...shared, ...(await listPaths(cache))]))] : [];
  };
  // A version that the browser can no longer read is skipped: it must not make the others unusable.
  return (await Promise.all(names.map((name) => readVersion(name).catch(() => [])))).flat();
}

/**
 * Saves the current version of a product: fetches what is not cached yet, and removes older versions once it
 * is complete. When it fails, the files saved so far stay for the next attempt; but when storage is full,
 * they are removed, because the reader's other pages need the space more than a part of a product does.
 * @throws StorageFullError when storage is full
 * @throws TypeError when a file cannot be fetched; DOMException when aborted, or when the browser denies
 * access to caches
 */
export async function saveFiles(id: string, { signal, onProgress }: SaveOptions): Promise<void> {
  const plan = parseOfflinePlan(await readJson(await fetchFile(getPlanPath(id), signal)));
  if (plan?.id !== id) throw new TypeError(`No list of files for ${id}.`);
  const name = getCacheName(plan);
  const own = await caches.open(name);
  try {
    await own.put(getPlanPath(id), new Response(JSON.stringify(plan)));
    await copyUnchanged(plan, own);
    const missing = (await readVersions()).find((one) => getCacheName(one.plan) === name)?.missing ?? [];
    await requireFreeSpace(plan, missing);
    const shared = await caches.open(SHARED_CACHE);
    let loaded = plan.transfer - sumTransfer(missing);
    onProgress(loaded, plan.transfer);
    // Shared files first: a page that is saved then has all that it needs, even while the rest is missing.
    const queue = [...missing].sort(([a], [b]) => Number(isShared(b)) - Number(isShared(a))).values();
    // All loops stop before a failure is handled: none may add a file to a cache that is being removed.
    const failures: unknown[] = [];
    const work = async () => {
      for (const [path, transfer] of queue) {
        if (failures.length > 0) return;
        await (isShared(path) ? shared : own).put(path, await fetchFile(path, signal));
        loaded += transfer;
        onProgress(loaded, plan.transfer);
      }
    };
    const stop = (error: unknown) => void failures.push(error);
    await Promise.all(Array.from({ length: PARALLEL }, () => work().catch(stop)));
    if (failures.length > 0) throw failures[0];
  } catch (error) {
    if (!isFull(error)) throw error;
    await caches.delete(name);
    await deleteUnused();
    throw new StorageFullError();
  }
  await removeVersions((one) => one.id === id && one.version !== plan.version);
}

/** Removes versions of products, with all files that no other version needs. */
export async function removeVersions(
  isRemoved: (version: Pick<SavableProduct, 'id' | 'version'>) => boolean,
): Promise<void> {
  const removed = (await caches.keys()).filter((name) => {
    const version = parseCacheName(name);
    return version && isRemoved(version);
  });
  await Promise.all(removed.map((name) => caches.delete(name)));
  await deleteUnused();
}

async function deleteUnused(): Promise<void> {
  const plans = (await readVersions()).map(({ plan }) => plan);
  if (plans.length === 0) {
    await caches.delete(SHARED_CACHE);
    return;
  }
  const shared = await caches.open(SHARED_CACHE);
  await Promise.all(findUnused(await listPaths(shared), plans).map((path) => shared.delete(path)));
}

/** Copies unchanged files from older versions. */
async function copyUnchanged(plan: OfflinePlan, own: Cache): Promise<void> {
  const cachedPaths = new Set(await listPaths(own));
  for (const { plan: older } of await readVersions()) {
    if (older.id !== plan.id || older.version === plan.version) continue;
    const from = await caches.open(getCacheName(older));
    for (const [path, olderPath] of findUnchanged(plan, older)) {
      const response = cachedPaths.has(path) ? undefined : await from.match(olderPath);
      if (response) await own.put(path, response);
    }
  }
}

/** How much more the browser can store, in bytes; `Infinity` where it does not say. */
export async function readFreeSpace(): Promise<number> {
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage;
}

/** Throws before anything is fetched in vain. */
async function requireFreeSpace(plan: OfflinePlan, missing: readonly OfflineFile[]): Promise<void> {
  const needed = (plan.size * sumTransfer(missing)) / plan.transfer;
  if (needed > (await readFreeSpace())) throw new StorageFullError();
}

function isFull(error: unknown): boolean {
  return error instanceof StorageFullError || (isRecord(error) && error.name === 'QuotaExceededError');
}

/** Bypasses the service worker, which would cache the file a second time. */
async function fetchFile(path: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(path, { headers: { [SAVING_HEADER]: '1' }, ...(signal && { signal }) });
  const isPage = /^text\/html/.test(response.headers.get('content-type') ?? '');
  // A redirected response must not answer a navigation; hosts and networks may send a page of their own.
  if (!response.ok || response.redirected || isPage !== path.endsWith('/')) {
    throw new TypeError(`${path}: ${response.status} ${response.statusText}`);
  }
  return response;
}

async function listPaths(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

/**
 * The plan of a cache; `null` when it has none. A cache whose plan is unusable is deleted: nobody knows what
 * it is for.
 */
async function readPlan(cache: Cache, name: string): Promise<OfflinePlan | null> {
  const response = await cache.match(getPlanPath(parseCacheName(name)?.id ?? ''));
  // Interrupted before the plan was saved.
  if (!response) return null;
  const plan = parseOfflinePlan(await readJson(response));
  if (plan && getCacheName(plan) === name) return plan;
  await caches.delete(name);
  return null;
}

/** The parsed content of a file; `undefined` when it is not JSON. */
async function readJson(response: Response): Promise<unknown> {
  return parseJson(await response.text());
}
