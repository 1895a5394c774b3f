import { isListOf, toRecord } from '../../../base/shared/unknownData';

/** Public folder of the lists of what products need offline. */
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
  /** Changes with every file. */
  readonly version: string;
  /** Of what is fetched: most files are compressed. */
  readonly transfer: number;
  /** Of what is kept. */
  readonly size: number;
}

/** A file of a product: its address, the bytes that are fetched, and a hash where its address does not have one. */
export type OfflineFile = readonly [path: string, transfer: number, hash?: string];

/** Everything that the pages of a product need offline. */
export interface OfflinePlan extends SavableProduct {
  readonly files: readonly OfflineFile[];
}

/** Folder of files whose names change with their content. */
const HASHED_FOLDER = '/_next/static/';

/** Whether the content of an address never changes, so that all products and versions share it. */
export function isShared(path: string): boolean {
  return path.startsWith(HASHED_FOLDER);
}

/** Cache of the shared files of all saved products. */
export const SHARED_CACHE = 'atlas-saved-files';

/** Header of requests for files that are saved; the service worker leaves them to the browser. */
export const SAVING_HEADER = 'x-atlas-saving';

/** What the service worker names a navigation that it answers because the network does not (`Server-Timing`). */
export const SAVED_COPY = 'saved-copy';

/** How the names of caches begin that hold a version of a saved product. */
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

/** What a version of a product has and lacks. */
export interface SavedVersion {
  readonly plan: OfflinePlan;
  /** Files that are not kept yet; a complete version lacks none. */
  readonly missing: readonly OfflineFile[];
}

/** Compares a plan with the paths that are kept. */
export function compareWithPlan(plan: OfflinePlan, kept: ReadonlySet<string>): SavedVersion {
  return { plan, missing: plan.files.filter(([path]) => !kept.has(path)) };
}

/**
 * The paths of an older version by those of a newer one with the same content, which need not be fetched. Page data
 * have another address in each build.
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

/** Those of the shared files that are kept and that no plan lists. */
export function findUnused(kept: Iterable<string>, plans: readonly OfflinePlan[]): string[] {
  const used = new Set(plans.flatMap(({ files }) => files.map(([path]) => path)));
  return [...kept].filter((path) => !used.has(path));
}

export function sumTransfer(files: readonly OfflineFile[]): number {
  return files.reduce((sum, [, transfer]) => sum + transfer, 0);
}

/** The products of an index; none when the answer is something else, such as another deployment's page. */
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
  // Its cache is found again by its name.
  const isFound = parseCacheName(name)?.version === version;
  return isFound && [id, version].every(isText) && [transfer, size].every(Number.isFinite);
}

function isFile(value: unknown): value is OfflineFile {
  if (!Array.isArray(value)) return false;
  const [path, transfer, hash] = value as unknown[];
  return isOwnPath(path) && Number.isFinite(transfer) && (hash === undefined || isText(hash));
}

/** Whether an address is a path of this site as caches name it: no other host, no query, nothing to resolve. */
function isOwnPath(value: unknown): boolean {
  try {
    return isText(value) && new URL(value, 'https://site.invalid').pathname === value;
  } catch {
    // Not an address. (`URL.canParse` is newer than some supported browsers.)
    return false;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
