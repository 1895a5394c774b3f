import { getCookie, setCookie } from './cookie';

/** Where a preference is kept. */
export type StorageKind = 'local' | 'cookie';

/** The stored text of a key; `null` where there is none, or storage is refused. */
export function readStored(kind: StorageKind, key: string): string | null {
  try {
    return (kind === 'cookie' ? getCookie(key) : localStorage.getItem(key)) ?? null;
  } catch {
    // Private mode or a policy refuses storage: the reader gets the default.
    return null;
  }
}

/** Keeps a text for the next visit, as far as the browser allows. */
export function writeStored(kind: StorageKind, key: string, text: string): void {
  try {
    if (kind === 'cookie') setCookie(key, text);
    else localStorage.setItem(key, text);
  } catch {
    // The choice holds for this view; there is nowhere to keep it.
  }
}
