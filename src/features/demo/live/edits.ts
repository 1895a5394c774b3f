import type { LiveLanguage } from '../../../model/liveCode';
import { setUnsaved } from '../../../state/unsaved';

/** What readers have made of demos, by file and language; gone with the page. */
const edits = new Map<string, string>();

/** Keeps what the reader has made of a demo; `null` when it is as it was. */
export function setEdit(file: string, language: LiveLanguage, code: string | null): void {
  const key = toKey(file, language);
  if (code === null) edits.delete(key);
  else edits.set(key, code);
  setUnsaved(key, code !== null);
}

/** What the reader has made of a demo, `null` when nothing. */
export function findEdit(file: string, language: LiveLanguage): string | null {
  return edits.get(toKey(file, language)) ?? null;
}

function toKey(file: string, language: LiveLanguage): string {
  return `${file}, ${language}`;
}
