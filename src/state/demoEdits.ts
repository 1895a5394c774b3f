import type { LiveLanguage } from '../model/liveCode';
import { createStore } from './createStore';
import { keepForTab } from './tabStorage';
import { setUnsaved } from './unsaved';
import { findEdit, toEditKey } from './findEdit';

/** Counts changes of edits: whoever shows that a demo is edited looks again. */
export const editCount = createStore(0);

/** Edits that nothing but this document keeps. */
const lost = new Set<string>();

const ask = (event: Event) => event.preventDefault();

/**
 * Keeps what the reader has made of a demo until the tab is closed; `null` when it is as it was. Where there
 * is no storage, it is lost with the page: the page then asks before it goes.
 */
export function setEdit(file: string, language: LiveLanguage, code: string | null): void {
  const key = toEditKey(file, language);
  if (code === findEdit(file, language)) return;
  const isKept = keepForTab(key, code ?? '');
  setUnsaved(key, !isKept);
  if (isKept) lost.delete(key);
  else lost.add(key);
  // Not for as long as there is nothing: browsers keep pages with such a listener from their history's cache.
  if (lost.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
  editCount.set(editCount.get() + 1);
}

/** Forgets what the reader has made of a demo. */
export function forgetEdits(file: string): void {
  setEdit(file, 'TS', null);
  setEdit(file, 'JS', null);
}
