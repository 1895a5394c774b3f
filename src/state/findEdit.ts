import type { LiveLanguage } from '../model/liveCode';
import { readForTab } from './tabStorage';

/** Where an edit is kept. */
export const toEditKey = (file: string, language: LiveLanguage) => `demo-edit:${file},${language}`;

/** What the reader has made of a demo, `null` when nothing. */
export function findEdit(file: string, language: LiveLanguage): string | null {
  // A demo of which all is deleted is not one that somebody wants back.
  return readForTab(toEditKey(file, language)) || null;
}

/** Whether the reader has made something else of a demo, in either language. */
export function isEdited(file: string): boolean {
  return findEdit(file, 'TS') !== null || findEdit(file, 'JS') !== null;
}
