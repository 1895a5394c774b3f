import type { LiveLanguage } from '../../shared/liveCode';
import { createStore } from '../../../base/client/createStore';
import { keepForTab } from '../../../base/client/tabStorage';
import { setUnsaved } from '../../../base/client/unsaved';
import { findEdit, toEditKey } from './findEdit';

/** Counts changes of edits, so that components can subscribe to them. */
export const editCount = createStore(0);

/** Edits that are kept only in this document. */
const lost = new Set<string>();

const ask = (event: Event) => event.preventDefault();

/**
 * Keeps the reader's edit of a demo until the tab is closed; `null` removes it. Where there
 * is no storage, it is lost with the page: the browser then asks before leaving.
 */
export function setEdit(file: string, language: LiveLanguage, code: string | null): void {
  const key = toEditKey(file, language);
  if (code === findEdit(file, language)) return;
  const isKept = keepForTab(key, code ?? '');
  setUnsaved(key, !isKept);
  if (isKept) lost.delete(key);
  else lost.add(key);
  // Only while there is something to lose: pages with such a listener are not kept in the back/forward cache.
  if (lost.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
  editCount.set(editCount.get() + 1);
}

/** Removes the reader's edit of a demo. */
export function forgetEdits(file: string): void {
  setEdit(file, 'TS', null);
  setEdit(file, 'JS', null);
}
