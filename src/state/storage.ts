import { getCookie, setCookie } from './cookie';

/** Where a preference is kept. */
export type StorageKind = 'local' | 'cookie';

/** What the browser refuses to keep: it holds for the visit. */
const refused = new Map<string, string>();

/** The stored text of a key; `null` where there is none. */
export function readStored(kind: StorageKind, key: string): string | null {
  try {
    return (kind === 'cookie' ? getCookie(key) : localStorage.getItem(key)) ?? null;
  } catch {
    // Private mode or a policy refuses storage.
    return refused.get(`${kind} ${key}`) ?? null;
  }
}

/** Keeps a text for the next visit, as far as the browser allows, and else for this one. */
export function writeStored(kind: StorageKind, key: string, text: string): void {
  try {
    if (kind === 'cookie') setCookie(key, text);
    else localStorage.setItem(key, text);
  } catch {
    refused.set(`${kind} ${key}`, text);
  }
}
