import type { SavableProduct, SavedVersion } from '../shared/offline';
import { isSavingData } from '../../../base/client/connection';
import { createStore } from '../../../base/client/createStore';
import {
  fetchSavable,
  readRoom,
  readVersions,
  removeVersions,
  saveFiles,
  StorageFullError,
} from './savedFiles';

/** Why a product was not saved. */
export type SavingFault = 'full' | 'refused' | 'failed';

/** A product as its control shows it; sizes in bytes. */
export interface ProductState {
  /** What this deployment offers; `null` offline. */
  readonly offer: SavableProduct | null;
  /** Of the version that is kept; `null` for none. Always what the caches have, which the browser may empty. */
  readonly savedSize: number | null;
  /** While it is saved or brought up to date. */
  readonly progress: { readonly loaded: number; readonly total: number } | null;
  readonly fault: SavingFault | null;
}

const NOTHING: ProductState = { offer: null, savedSize: null, progress: null, fault: null };

/** Products by id; `null` until they are read. */
export const savedProducts = createStore<Readonly<Record<string, ProductState>> | null>(null);

/** The state of a product; nothing is known of one that is not listed. */
export function findProductState(states: Readonly<Record<string, ProductState>>, id: string): ProductState {
  return states[id] ?? NOTHING;
}

const savings = new Map<string, AbortController>();

/** One tab at a time writes a product. Others need not wait: what is removed with one is never in another's plan. */
const LOCK = 'atlas-saving';

/** Reads the caches, and what can be saved. */
export async function readSavedProducts(): Promise<void> {
  const [versions, room, offers] = await Promise.all([
    readVersions().catch(() => null),
    readRoom().catch(() => Infinity),
    // Offline: what is saved can still be removed.
    fetchSavable().catch(() => []),
  ]);
  const ids = new Set([...(versions ?? []).map(({ plan }) => plan.id), ...offers.map(({ id }) => id)]);
  // What is kept may be a part of the next product, too.
  const keptSize = (versions ?? []).reduce((sum, { plan }) => sum + plan.size, 0);
  for (const id of ids) {
    const offer = offers.find((one) => one.id === id) ?? null;
    const savedSize = findSavedSize(versions ?? [], id);
    const isTooLarge = savedSize === null && offer !== null && offer.size > room + keptSize;
    change(id, { offer, savedSize, fault: versions === null ? 'refused' : isTooLarge ? 'full' : null });
  }
  if (savedProducts.get() === null) savedProducts.set({});
}

/**
 * Saves a product, or brings it up to date. Nothing is thrown: the state tells the outcome.
 * @returns the fault; `null` when it is saved, or was cancelled
 */
export async function saveProduct(id: string): Promise<SavingFault | null> {
  if (savings.has(id)) return null;
  const controller = new AbortController();
  savings.set(id, controller);
  change(id, { progress: { loaded: 0, total: 1 }, fault: null });
  const { signal } = controller;
  const onProgress = (loaded: number, total: number) => change(id, { progress: { loaded, total } });
  let fault: SavingFault | null = null;
  try {
    await withLock(id, () => saveFiles(id, { signal, onProgress }));
  } catch (error) {
    if (signal.aborted) await removeUnfinished(id);
    else fault = toFault(error);
  }
  controller.abort();
  savings.delete(id);
  const versions = await readVersions().catch(() => []);
  change(id, { progress: null, fault, savedSize: findSavedSize(versions, id) });
  return fault;
}

/** Stops saving a product and removes the unfinished version. */
export function cancelSaving(id: string): void {
  savings.get(id)?.abort();
}

/** Removes a product with all its versions. */
export async function removeProduct(id: string): Promise<void> {
  cancelSaving(id);
  await withLock(id, () => removeQuietly((one) => one.id === id));
  change(id, { savedSize: null, fault: null });
}

/**
 * Completes what was interrupted, and brings saved products up to date with a new deployment. Not for readers who save
 * data: they have what they have saved.
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

function toFault(error: unknown): SavingFault {
  if (error instanceof StorageFullError) return 'full';
  // Offline, or a deployment in between, which the next attempt finds.
  return error instanceof TypeError ? 'failed' : 'refused';
}

async function removeUnfinished(id: string): Promise<void> {
  const versions = (await readVersions().catch(() => [])).filter(({ plan }) => plan.id === id);
  const complete = versions.filter(({ missing }) => missing.length === 0);
  const isComplete = (version: string) => complete.some(({ plan }) => plan.version === version);
  await removeQuietly((one) => one.id === id && !isComplete(one.version));
}

async function removeQuietly(isRemoved: Parameters<typeof removeVersions>[0]): Promise<void> {
  // The browser refuses its caches: nothing is kept in them.
  await removeVersions(isRemoved).catch(() => {});
}

function withLock(id: string, task: () => Promise<void>): Promise<unknown> {
  // Browsers without locks: the worst that two tabs do is to fetch a file twice.
  return navigator.locks ? navigator.locks.request(`${LOCK}-${id}`, task) : task();
}

function change(id: string, part: Partial<ProductState>): void {
  const states = savedProducts.get() ?? {};
  savedProducts.set({ ...states, [id]: { ...findProductState(states, id), ...part } });
}
