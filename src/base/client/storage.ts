import { getCookie, setCookie } from './cookie';

/** Where a preference is stored. */
export type StorageKind = 'local' | 'cookie';

/** A text with the place where it would be stored: the kind of storage and the key. */
export type StoredText = readonly [place: string, text: string];

/** Texts that the browser has refused to store; they last for this visit. */
const refused = new Map<string, string>();

/** All texts that the browser has refused to store. */
export function listRefused(): StoredText[] {
  return [...refused];
}

/** Adopts the refused texts of another program in this document. */
export function addRefused(texts: readonly StoredText[]): void {
  texts.forEach(([place, text]) => refused.set(place, text));
}

/** The stored text of a key; `null` where there is none. */
export function readStored(kind: StorageKind, key: string): string | null {
  // First, because a full storage refuses the new text and still has the old one.
  const text = refused.get(toPlace(kind, key));
  if (text !== undefined) return text;
  try {
    return (kind === 'cookie' ? getCookie(key) : localStorage.getItem(key)) ?? null;
  } catch {
    // Private mode or a policy refuses storage.
    return null;
  }
}

/** Stores a text for the next visit; if the browser refuses, the text lasts for this visit. */
export function writeStored(kind: StorageKind, key: string, text: string): void {
  try {
    if (kind === 'cookie') setCookie(key, text);
    else localStorage.setItem(key, text);
    refused.delete(toPlace(kind, key));
  } catch {
    refused.set(toPlace(kind, key), text);
  }
}

const toPlace = (kind: StorageKind, key: string) => `${kind} ${key}`;
