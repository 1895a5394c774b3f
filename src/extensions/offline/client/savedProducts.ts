import type { SavableProduct, SavedVersion } from '../shared/offline';
import { isSavingData } from '../../../base/client/connection';
import { createStore } from '../../../base/client/createStore';
import {
  fetchSavable,
  readFreeSpace,
  readVersions,
  removeVersions,
  saveFiles,
  StorageFullError,
} from './savedFiles';

/** Why a product was not saved. */
export type SavingError = 'full' | 'refused' | 'failed';

/** A product as its control shows it; sizes in bytes. */
export interface ProductState {
  /** What this deployment offers; `null` offline. */
  readonly offer: SavableProduct | null;
  /** Of the saved version; `null` for none. Always read from the caches, which the browser may evict. */
  readonly savedSize: number | null;
  /** Set while the product is saved or updated. */
  readonly progress: { readonly loaded: number; readonly total: number } | null;
  readonly savingError: SavingError | null;
}

const EMPTY_STATE: ProductState = { offer: null, savedSize: null, progress: null, savingError: null };

/** Products by id; `null` until they are read. */
export const savedProducts = createStore<Readonly<Record<string, ProductState>> | null>(null);

/** The state of a product; an empty one if it is not listed. */
export function findProductState(states: Readonly<Record<string, ProductState>>, id: string): ProductState {
  return states[id] ?? EMPTY_STATE;
}

const pendingSaves = new Map<string, AbortController>();

/**
 * Only one tab at a time writes a product. Other products need not wait: what is removed with one is never in
 * another's plan.
 */
const LOCK = 'atlas-saving';

/** Reads what is saved, and what can be saved. */
export async function readSavedProducts(): Promise<void> {
  const [versions, freeSpace, offers] = await Promise.all([
    readVersions().catch(() => null),
    readFreeSpace().catch(() => Infinity),
    // Offline: what is saved can still be removed.
    fetchSavable().catch(() => []),
  ]);
  const ids = new Set([...(versions ?? []).map(({ plan }) => plan.id), ...offers.map(({ id }) => id)]);
  // Files already saved may also be part of the next product.
  const totalSavedSize = (versions ?? []).reduce((sum, { plan }) => sum + plan.size, 0);
  for (const id of ids) {
    const offer = offers.find((one) => one.id === id) ?? null;
    const savedSize = findSavedSize(versions ?? [], id);
    const isTooLarge = savedSize === null && offer !== null && offer.size > freeSpace + totalSavedSize;
    change(id, { offer, savedSize, savingError: versions === null ? 'refused' : isTooLarge ? 'full' : null });
  }
  if (savedProducts.get() === null) savedProducts.set({});
}

/**
 * Saves a product, or updates it. Never throws: the state has the outcome.
 * @returns the error; `null` when the product is saved, or saving was canceled
 */
export async function saveProduct(id: string): Promise<SavingError | null> {
  if (pendingSaves.has(id)) return null;
  const controller = new AbortController();
  pendingSaves.set(id, controller);
  change(id, { progress: { loaded: 0, total: 1 }, savingError: null });
  const { signal } = controller;
  const onProgress = (loaded: number, total: number) => change(id, { progress: { loaded, total } });
  let savingError: SavingError | null = null;
  try {
    await withLock(id, () => saveFiles(id, { signal, onProgress }));
  } catch (error) {
    if (signal.aborted) await removeUnfinished(id);
    else savingError = toSavingError(error);
  }
  controller.abort();
  pendingSaves.delete(id);
  const versions = await readVersions().catch(() => []);
  change(id, { progress: null, savingError, savedSize: findSavedSize(versions, id) });
  return savingError;
}

/** Stops saving a product and removes the unfinished version. */
export function cancelSaving(id: string): void {
  pendingSaves.get(id)?.abort();
}

/** Removes a product with all its versions. */
export async function removeProduct(id: string): Promise<void> {
  cancelSaving(id);
  await withLock(id, () => removeQuietly((one) => one.id === id));
  change(id, { savedSize: null, savingError: null });
}

/**
 * Completes what was interrupted, and updates saved products after a new deployment. Not for readers who save
 * data: they keep what they have.
 */
export async function continueSaving(): Promise<void> {
  if (isSavingData()) return;
  const [versions, offers] = await Promise.all([readVersions(), fetchSavable()]);
  const ids = new Set(versions.map(({ plan }) => plan.id));
  for (const { id, version } of offers) {
    const isDone = versions.some(
      ({ plan, missing }) => plan.id === id && plan.version === version && missing.length === 0,
    );
    if (ids.has(id) && !isDone) await saveProduct(id);
  }
}

/** The size of the newest complete version. */
function findSavedSize(versions: readonly SavedVersion[], id: string): number | null {
  const complete = versions.filter(({ plan, missing }) => plan.id === id && missing.length === 0);
  return complete.at(-1)?.plan.size ?? null;
}

function toSavingError(error: unknown): SavingError {
  if (error instanceof StorageFullError) return 'full';
  // Offline, or a new deployment in between, which the next attempt will find.
  return error instanceof TypeError ? 'failed' : 'refused';
}

async function removeUnfinished(id: string): Promise<void> {
  const versions = (await readVersions().catch(() => [])).filter(({ plan }) => plan.id === id);
  const complete = versions.filter(({ missing }) => missing.length === 0);
  const isComplete = (version: string) => complete.some(({ plan }) => plan.version === version);
  await removeQuietly((one) => one.id === id && !isComplete(one.version));
}

async function removeQuietly(isRemoved: Parameters<typeof removeVersions>[0]): Promise<void> {
  // The browser denies access to its caches: nothing is saved in them.
  await removeVersions(isRemoved).catch(() => {});
}

function withLock(id: string, task: () => Promise<void>): Promise<unknown> {
  // Without locks, the worst that two tabs can do is fetch a file twice.
  return navigator.locks ? navigator.locks.request(`${LOCK}-${id}`, task) : task();
}

function change(id: string, part: Partial<ProductState>): void {
  const states = savedProducts.get() ?? {};
  savedProducts.set({ ...states, [id]: { ...findProductState(states, id), ...part } });
}
