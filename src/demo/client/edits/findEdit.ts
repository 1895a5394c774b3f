import type { LiveLanguage } from '../../shared/liveCode';
import { listTabKeys, readForTab } from '../../../base/client/tabStorage';

const KEY_PREFIX = 'demo-edit:';

/** Storage key of an edit. */
export const toEditKey = (file: string, language: LiveLanguage) => `${KEY_PREFIX}${file},${language}`;

/** The reader's edit of a demo; `null` when there is none. */
export function findEdit(file: string, language: LiveLanguage): string | null {
  // An empty text is the same as no edit.
  return readForTab(toEditKey(file, language)) || null;
}

/** Whether the reader has edited a demo, in either language. */
export function isEdited(file: string): boolean {
  return findEdit(file, 'TS') !== null || findEdit(file, 'JS') !== null;
}

/** Whether the reader has edited any demo in this tab. */
export function hasEdits(): boolean {
  return listTabKeys().some((key) => key.startsWith(KEY_PREFIX));
}
