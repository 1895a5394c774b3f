import { isListOf, isText, toRecord } from '../../../base/shared/unknownData';
import { FRAMEWORK_FOLDER } from '../../../shell/shared/framework';

/** Public folder of the lists of files that products need offline. */
export const OFFLINE_FOLDER = '/offline';

/** Address of the list of products that can be saved for offline. */
export const OFFLINE_INDEX_PATH = `${OFFLINE_FOLDER}/index.json`;

/** Address of the list of files that a product needs offline. */
export function getPlanPath(id: string): string {
  return `${OFFLINE_FOLDER}/${id}.json`;
}

/** A product that can be saved; sizes in bytes. */
export interface SavableProduct {
  readonly id: string;
  /** Changes whenever one of the files changes. */
  readonly version: string;
  /** Of the transfer: most files are compressed. */
  readonly transfer: number;
  /** Of the stored files. */
  readonly size: number;
}

/** A file of a product: its path, the bytes that are transferred, and a hash unless the path contains one. */
export type OfflineFile = readonly [path: string, transfer: number, hash?: string];

/** Everything that the pages of a product need offline. */
export interface OfflinePlan extends SavableProduct {
  readonly files: readonly OfflineFile[];
}

/** Whether the content of an address never changes, so that all products and versions share it. */
export function isShared(path: string): boolean {
  return path.startsWith(FRAMEWORK_FOLDER);
}

/** Cache of the shared files of all saved products. */
export const SHARED_CACHE = 'atlas-saved-files';

/** Header of requests for files to save; the service worker leaves these requests to the browser. */
export const SAVING_HEADER = 'x-atlas-saving';

/** `Server-Timing` name of a navigation that the service worker answers because the network does not. */
export const SAVED_COPY = 'saved-copy';

/** Prefix of the names of caches with a version of a saved product. */
export const CACHE_PREFIX = 'atlas-product-';

/** Cache of a version of a saved product: its plan, and the files that are not shared. */
export function getCacheName({ id, version }: Pick<SavableProduct, 'id' | 'version'>): string {
  return `${CACHE_PREFIX}${id}-${version}`;
}

/** Product and version of a cache; `null` for any other cache. */
export function parseCacheName(name: string): Pick<SavableProduct, 'id' | 'version'> | null {
  if (!name.startsWith(CACHE_PREFIX)) return null;
  const [, id, version] = /^(.+)-([0-9a-f]+)$/.exec(name.slice(CACHE_PREFIX.length)) ?? [];
  return id && version ? { id, version } : null;
}

/** A version of a product, with what it lacks. */
export interface SavedVersion {
  readonly plan: OfflinePlan;
  /** Files that are not saved yet; none for a complete version. */
  readonly missing: readonly OfflineFile[];
}

/** Compares a plan with the paths that are cached. */
export function compareWithPlan(plan: OfflinePlan, cachedPaths: ReadonlySet<string>): SavedVersion {
  return { plan, missing: plan.files.filter(([path]) => !cachedPaths.has(path)) };
}

/**
 * Maps paths of a newer version to paths of an older one with the same content, which need not be fetched
 * again. Page data has a different address in each build.
 */
export function findUnchanged(plan: OfflinePlan, older: OfflinePlan): Map<string, string> {
  const paths = new Map(older.files.flatMap(([path, , hash]) => (hash ? [[hash, path]] : [])));
  return new Map(
    plan.files.flatMap(([path, , hash]) => {
      const from = hash && paths.get(hash);
      return from ? [[path, from]] : [];
    }),
  );
}

/** The cached shared files that no plan lists. */
export function findUnused(cachedPaths: Iterable<string>, plans: readonly OfflinePlan[]): string[] {
  const used = new Set(plans.flatMap(({ files }) => files.map(([path]) => path)));
  return [...cachedPaths].filter((path) => !used.has(path));
}

export function sumTransfer(files: readonly OfflineFile[]): number {
  return files.reduce((sum, [, transfer]) => sum + transfer, 0);
}

/** The products of an index; none when the content is something else, such as another deployment's page. */
export function parseOfflineIndex(content: unknown): readonly SavableProduct[] {
  const { products } = toRecord(content);
  return isListOf(products, isSavable) ? products : [];
}

/** A plan; `null` when the content is something else. */
export function parseOfflinePlan(content: unknown): OfflinePlan | null {
  return isSavable(content) && isListOf(toRecord(content).files, isFile) ? (content as OfflinePlan) : null;
}

function isSavable(value: unknown): value is SavableProduct {
  const { id, version, transfer, size } = toRecord(value);
  const name = `${CACHE_PREFIX}${String(id)}-${String(version)}`;
  // Its cache must be found again by its name.
  const isFound = parseCacheName(name)?.version === version;
  return isFound && [id, version].every(isText) && [transfer, size].every(Number.isFinite);
}

function isFile(value: unknown): value is OfflineFile {
  if (!Array.isArray(value)) return false;
  const [path, transfer, hash] = value as unknown[];
  return isOwnPath(path) && Number.isFinite(transfer) && (hash === undefined || isText(hash));
}

/** Whether an address is a normalized path of this site, as in caches: no host, no query, no dot segments. */
function isOwnPath(value: unknown): boolean {
  try {
    return isText(value) && new URL(value, 'https://site.invalid').pathname === value;
  } catch {
    // Not an address. (`URL.canParse` is newer than some supported browsers.)
    return false;
  }
}
