import type { LiveLanguage } from '../../../demo/shared/liveCode';
import { createStore } from '../../../base/client/createStore';
import { saveForTab } from '../../../base/client/tabStorage';
import { setUnsaved } from '../../../base/client/unsaved';
import { findEdit, toEditKey } from '../../../demo/client/edits/findEdit';

/** Counts changes of edits, so that components can subscribe to them. */
export const editCount = createStore(0);

/** Keys of edits that could not be stored, and would be lost with this document. */
const unsavedKeys = new Set<string>();

const confirmLeaving = (event: Event) => event.preventDefault();

/**
 * Stores the reader's edit of a demo until the tab is closed; `null` removes it. Without storage it is lost
 * with the page: the browser then asks before leaving.
 */
export function setEdit(file: string, language: LiveLanguage, code: string | null): void {
  const key = toEditKey(file, language);
  if (code === findEdit(file, language)) return;
  const isSaved = saveForTab(key, code ?? '');
  setUnsaved(key, !isSaved);
  if (isSaved) unsavedKeys.delete(key);
  else unsavedKeys.add(key);
  // Only while there is something to lose: pages with such a listener are excluded from the bfcache.
  if (unsavedKeys.size > 0) window.addEventListener('beforeunload', confirmLeaving);
  else window.removeEventListener('beforeunload', confirmLeaving);
  editCount.set(editCount.get() + 1);
}

/** Removes the reader's edit of a demo. */
export function removeEdits(file: string): void {
  setEdit(file, 'TS', null);
  setEdit(file, 'JS', null);
}
